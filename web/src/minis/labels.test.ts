import { expect, it } from 'vitest';

import { placeLabels, withoutName } from './labels';

it('a name stands below its base if there is room', () => {
  const found = placeLabels([{ key: 1, x: 0, y: 0, radius: 15, half: 30 }]);
  expect(found.get(1)).toMatchObject({ x: 0, anchor: 'middle' });
  expect(found.get(1)?.y).toBeGreaterThan(20);
});

it('a name makes way for another base', () => {
  const found = placeLabels([
    { key: 1, x: 0, y: 0, radius: 15, half: 30 },
    { key: 2, x: 0, y: 31, radius: 15, half: 30 },
  ]);
  expect(found.get(1)?.y).toBeLessThan(0);
  expect(found.get(2)?.y).toBeGreaterThan(31);
});

it('a name without room is left out; that of a figure looked at stands farther off, but never on a base', () => {
  const crowd = Array.from({ length: 8 }, (_, at) => {
    const turn = (at * Math.PI) / 4;
    return { key: at + 2, x: 32 * Math.cos(turn), y: 32 * Math.sin(turn), radius: 15, half: 500 };
  });
  const spot = { key: 1, x: 0, y: 0, radius: 15, half: 30 };
  const within = { x0: -100, y0: -100, x1: 100, y1: 100 };
  expect(placeLabels([spot, ...crowd], within).has(1)).toBe(false);
  const label = placeLabels([{ ...spot, isFirst: true }, ...crowd], within).get(1);
  expect(Math.abs(label?.y ?? 0)).toBeGreaterThan(47);
});

it('a name does not hang over the edge of the picture', () => {
  const within = { x0: 0, y0: -100, x1: 100, y1: 100 };
  const found = placeLabels([{ key: 1, x: 90, y: 0, radius: 15, half: 30 }], within);
  expect(found.get(1)?.anchor).toBe('end');
});

it('names of the ground give way to those of figures and to kept room', () => {
  const ground = { key: -1, x: 0, y: 0, radius: 20, half: 20, isGround: true };
  const figure = { key: 1, x: 0, y: 8, radius: 15, half: 20 };
  const labels = placeLabels([ground, figure]);
  expect(labels.get(1)?.y).toBeGreaterThan(23);
  expect(labels.get(-1)?.y).toBeLessThan(-20);
  const above = { x0: -50, y0: -60, x1: 50, y1: -20 };
  expect(placeLabels([ground, figure], undefined, 1, [above]).has(-1)).toBe(false);
});

it('a sentence leaves out the name of the figure it stands beside, and no other', () => {
  expect(withoutName('Ork (3) hat keinen Fernangriff.', 'Ork')).toBe('Hat keinen Fernangriff.');
  expect(withoutName('No opposing figure touches Ork (3).', 'Ork')).toBe(
    'No opposing figure touches Ork (3).',
  );
  expect(withoutName('Out of reach.', '')).toBe('Out of reach.');
});

it('whoever is not named keeps its room all the same', () => {
  const spots = [
    { key: 1, x: 100, y: 100, radius: 15, half: 30, isFirst: true },
    { key: 2, x: 100, y: 130, radius: 15, half: 30 },
  ];
  const labels = placeLabels(spots, undefined, 1, [], (spot) => spot.isFirst === true);
  expect([...labels.keys()]).toEqual([1]);
  expect(labels.get(1)?.y).toBeLessThan(100);
});
