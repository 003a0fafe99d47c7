import { describe, expect, it } from 'vitest';

import { Zoom } from './zoom.svelte';

const WHOLE = { x: 0, y: 0, w: 200, h: 100 };

function press(key: string, pans = true): { zoom: Zoom; isTaken: boolean } {
  const zoom = new Zoom();
  zoom.fit(WHOLE);
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  zoom.key(event, pans);
  return { zoom, isTaken: event.defaultPrevented };
}

describe('keys', () => {
  it.each(['ArrowLeft', 'ArrowUp', '+', '-'])('%s moves the picture', (key) => {
    const { zoom, isTaken } = press(key);
    expect(isTaken && zoom.moved && zoom.transform !== '').toBe(true);
  });

  it('leaves all others alone', () => {
    const { zoom, isTaken } = press('e');
    expect(isTaken || zoom.moved).toBe(false);
  });

  it('leaves arrows to what is carried', () => {
    expect(press('ArrowLeft', false).isTaken).toBe(false);
    expect(press('+', false).isTaken).toBe(true);
  });
});

describe('seeing everything', () => {
  it('undoes what the player has moved, only when asked to', () => {
    const { zoom } = press('+');
    zoom.fit(WHOLE);
    expect(zoom.moved).toBe(true);
    zoom.fit(WHOLE, true);
    expect(zoom.moved).toBe(false);
    expect(zoom.box).toEqual(WHOLE);
  });
});

it('the picture is never moved out of sight', () => {
  const zoom = new Zoom();
  zoom.fit({ x: 0, y: 0, w: 400, h: 200 });
  for (let step = 0; step < 30; step += 1) zoom.shift(0.1, -0.1);
  zoom.up({ pointerId: 1 } as PointerEvent);
  expect(zoom.box.x + zoom.box.w / 2).toBe(0);
  expect(zoom.box.y + zoom.box.h / 2).toBe(200);
});
