/**
 * Pan and zoom of a drawing. While a gesture lasts the whole drawing is moved by one CSS transform, which costs nothing; when
 * it ends the new part of the picture is written into the view box, so that text and lines are sharp again.
 */

import { untrack } from 'svelte';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 0.35;
const FARTHEST = 1.7;
const SETTLE = 160;
/** How much one step brings the picture closer. */
const STEP = 1.25;
/** What part of the picture an arrow key moves it by. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0.1, 0],
  ArrowRight: [-0.1, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
};

export class Zoom {
  box = $state<Box>({ x: 0, y: 0, w: 100, h: 100 });
  transform = $state('');
  private whole: Box = { x: 0, y: 0, w: 100, h: 100 };
  private frame: Box | null = null;
  private pointers = new Map<number, readonly [number, number]>();
  private settling = 0;
  private travelled = 0;
  /** Whether the player has moved the picture; then it stays where it was put. */
  moved = $state(false);

  /** `closest`: what part of the whole picture is still shown when one is nearest. */
  constructor(private readonly closest = CLOSEST) {}

  /** Show everything; unless the player has looked elsewhere already. */
  fit(whole: Box, force = false): void {
    this.whole = whole;
    if (!this.moved || force) {
      this.box = whole;
      this.moved = false;
    } else {
      // The window may have another shape now: the same width round the same middle.
      const now = untrack(() => this.box);
      const h = (now.w * whole.h) / whole.w;
      if (Math.abs(h - now.h) > 0.01) this.box = { ...now, y: now.y + (now.h - h) / 2, h };
    }
  }

  /** Look at a part of the picture, and stay there. */
  look(box: Box): void {
    this.moved = true;
    this.frame = null;
    this.transform = '';
    this.box = box;
  }

  /** Look at a part of the picture; what is asked to be within something shows nothing beside that as long as there is enough of it. */
  focus(x: number, y: number, width: number, within: Box | null = null): void {
    const h = (width * this.whole.h) / this.whole.w;
    const kept = (middle: number, size: number, from = -Infinity, all = Infinity): number =>
      size >= all ? from + (all - size) / 2 : Math.min(from + all - size, Math.max(from, middle - size / 2));
    this.box = within
      ? { x: kept(x, width, within.x, within.w), y: kept(y, h, within.y, within.h), w: width, h }
      : { x: x - width / 2, y: y - h / 2, w: width, h };
  }

  by(factor: number, at: readonly [number, number] = [0.5, 0.5]): void {
    const now = this.current();
    const w = Math.min(this.whole.w * FARTHEST, Math.max(this.whole.w * this.closest, now.w / factor));
    const scale = w / now.w;
    this.moved = true;
    this.set({
      x: now.x + at[0] * now.w * (1 - scale),
      y: now.y + at[1] * now.h * (1 - scale),
      w,
      h: now.h * scale,
    });
  }

  closer(): void {
    this.by(STEP);
  }

  farther(): void {
    this.by(1 / STEP);
  }

  /** Move or zoom by a key; arrows may be wanted for something else. */
  key(event: KeyboardEvent, pans = true): void {
    const arrow = pans ? ARROWS[event.key] : undefined;
    if (arrow) this.shift(...arrow);
    else if (event.key === '+') this.closer();
    else if (event.key === '-') this.farther();
    else return;
    event.preventDefault();
  }

  shift(dx: number, dy: number): void {
    const now = this.current();
    this.moved = true;
    this.set({ ...now, x: now.x - dx * now.w, y: now.y - dy * now.h });
  }

  /** Whether the last press was a drag, so that it is not taken for a click. */
  get dragged(): boolean {
    return this.travelled > 6;
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.by(Math.exp(-event.deltaY / 480), [
      (event.clientX - box.x) / box.width,
      (event.clientY - box.y) / box.height,
    ]);
    this.settleSoon();
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.pointers.size === 1) this.travelled = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    this.travelled += Math.abs(dx) + Math.abs(dy);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, [event.clientX, event.clientY], other, box);
    else if (this.dragged) this.shift(dx / box.width, dy / box.height);
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.settle();
  };

  private pinch(
    before: readonly [number, number],
    after: readonly [number, number],
    other: readonly [number, number],
    box: DOMRect,
  ): void {
    const apart = (a: readonly [number, number]): number => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
    const middle = [(after[0] + other[0]) / 2, (after[1] + other[1]) / 2] as const;
    this.by(apart(after) / apart(before), [
      (middle[0] - box.x) / box.width,
      (middle[1] - box.y) / box.height,
    ]);
  }

  private current(): Box {
    return this.frame ?? this.box;
  }

  private set(wished: Box): void {
    const next = this.kept(wished);
    this.frame = next;
    const scale = this.box.w / next.w;
    const x = ((this.box.x - next.x) / next.w) * 100;
    const y = ((this.box.y - next.y) / next.h) * 100;
    this.transform = `translate(${x.toFixed(3)}%, ${y.toFixed(3)}%) scale(${scale.toFixed(4)})`;
    this.settleSoon();
  }

  /** The middle of what is shown stays on the picture, so that it is never lost from sight. */
  private kept(box: Box): Box {
    const { x, y, w, h } = this.whole;
    const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
    return {
      ...box,
      x: within(x, box.x + box.w / 2, x + w) - box.w / 2,
      y: within(y, box.y + box.h / 2, y + h) - box.h / 2,
    };
  }

  private settleSoon(): void {
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => {
      this.settle();
    }, SETTLE);
  }

  private settle(): void {
    clearTimeout(this.settling);
    if (!this.frame || this.pointers.size > 0) return;
    this.box = this.frame;
    this.frame = null;
    this.transform = '';
  }
}
