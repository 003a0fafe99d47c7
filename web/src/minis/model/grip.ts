/** What fingers and the mouse do on the table: the ground pans, a figure of one's own is carried, a handle turns it, a tap touches. */

import type { Zoom } from '../../table/window/zoom.svelte';
import type { Field } from './field.svelte';
import type { Ruler } from './ruler.svelte';
import { gapTo, placed } from '../ground/shapes';
import { MOVES, NOBODY } from './subjects';
import type { FigureView, Place } from '../types';
import type { Yard } from './yard.svelte';

/** How far a pressed pointer may wander before it drags. */
const SLACK = 6;
/** A finger that rests as long reads, as a mouse that hovers does. */
const LONG = 450;
/** Two clicks within this time are one double click. */
const DOUBLE = 400;

interface Carried {
  figure: number;
  /** The press that took it. */
  press: PointerEvent;
  isMoving: boolean;
  isHandle: boolean;
}

export class Grip {
  private carried: Carried | null = null;
  /** Whether the press that just ended was a figure's: the click after it is not the ground's, wherever that has moved. */
  private isAnswered = false;
  private pressedAt = 0;
  private adjusted = { figure: NOBODY, at: -Infinity };

  constructor(
    private readonly field: Field,
    private readonly ruler: Ruler,
    private readonly yard: () => Yard | null,
    private readonly zoom: Zoom,
    private readonly hold: () => HTMLElement,
  ) {}

  /** A press anywhere on the table; figures have heard of it before. */
  press(event: PointerEvent): void {
    this.pressedAt = event.timeStamp;
    this.isAnswered = false;
    if (this.carried?.press === event) return;
    // Two fingers zoom, whatever the first of them lay on.
    if (this.carried) this.zoom.down(this.carried.press);
    this.carried = null;
    this.zoom.down(event);
  }

  /** A press on a figure or on the handle that turns it. */
  grab(event: PointerEvent, figure: number, isHandle = false): void {
    if (this.ruler.isOn || !event.isPrimary || (event.pointerType === 'mouse' && event.button !== 0)) return;
    const { field } = this;
    figure = this.meant(event, figure);
    const found = field.figures[figure];
    const isHeld = field.hand.ghost?.figure === figure;
    if (!isHeld && !(found && field.isMine(found) && field.hand.canCarry(figure))) return;
    this.carried = { figure, press: event, isMoving: false, isHandle };
    this.hold().setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const { carried, field } = this;
    if (!carried) {
      this.zoom.move(event);
      return;
    }
    const { press } = carried;
    const far = Math.abs(event.clientX - press.clientX) + Math.abs(event.clientY - press.clientY) > SLACK;
    if (!carried.isMoving && !far) return;
    if (!carried.isMoving) {
      carried.isMoving = true;
      if (field.selected !== carried.figure) field.take(carried.figure);
    }
    const place = this.placeAt(event);
    if (carried.isHandle) field.hand.lookAt(place);
    else field.hand.wish(place, this.figureAt(place, carried.figure));
  }

  release(event: PointerEvent): void {
    const held = this.carried;
    this.carried = null;
    if (!held) {
      this.zoom.up(event);
      return;
    }
    this.isAnswered = true;
    if (!held.isMoving && !held.isHandle && !this.wasRead(event)) this.tap(held.figure, event);
  }

  /** A second finger, or the system, takes over: nothing was meant. */
  cancel(event: PointerEvent): void {
    this.carried = null;
    this.zoom.up(event);
  }

  tap(figure: number, event: Partial<PointerEvent>): void {
    const { field, ruler } = this;
    const found = field.figures[figure];
    const { ghost } = field.hand;
    if (ruler.isOn && found) ruler.mark({ figure, place: [found.x, found.y] });
    else if (ghost?.figure === figure && ghost.mode !== 'turn') this.adjust(event);
    else if (found && this.isPlacing(found) && this.isBehind(event, found))
      field.hand.wish(this.placeAt(event as PointerEvent));
    else field.touch(figure, event);
  }

  /** Whether a place is looked for: for this figure, or for another one while this is only a comrade in front of it. */
  private isPlacing(figure: FigureView): boolean {
    const { field } = this;
    const { ghost } = field.hand;
    if (!field.hand.canMove || ghost?.mode === 'turn') return false;
    if (figure.figure === field.selected) return !ghost;
    return (
      field.isFriend(figure) &&
      (ghost !== null || (MOVES.has(field.kind) && !field.isLegalPick(figure.figure)))
    );
  }

  /** Whether a click on a picture, which may be tall, lies beside the base: then it can mean the ground behind. */
  private isBehind({ clientX, clientY }: Partial<PointerEvent>, figure: FigureView): boolean {
    if (clientX === undefined || clientY === undefined) return false;
    return gapTo(figure, this.placeAt({ clientX, clientY })) > 0;
  }

  /** A click on the figure in hand shifts it a little; only a double click sets it down, and a key does. */
  private adjust(event: Partial<PointerEvent>): void {
    const { clientX, clientY, detail = 0 } = event;
    const { hand } = this.field;
    const figure = hand.ghost?.figure ?? NOBODY;
    const isTwice = this.adjusted.figure === figure && performance.now() - this.adjusted.at < DOUBLE;
    this.adjusted = { figure, at: performance.now() };
    if (clientX === undefined || clientY === undefined || detail > 1 || isTwice) {
      if (hand.confirmable) this.field.confirm();
    } else hand.wish(this.placeAt({ clientX, clientY }));
  }

  /** A click on a figure; one made by the keyboard has no press before it. */
  click(event: MouseEvent, figure: number): void {
    if (event.detail > 0 && (this.zoom.dragged || this.isAnswered)) return;
    this.tap(this.meant(event, figure), event as PointerEvent);
  }

  /** A click on the table itself. */
  ground(event: MouseEvent): void {
    if (
      this.zoom.dragged ||
      this.isAnswered ||
      (event.target as Element).closest('[data-figure], [data-standee], [data-chance]')
    )
      return;
    const { field, ruler } = this;
    const yard = this.yard();
    const place = this.placeAt(event);
    if (ruler.isOn) ruler.mark({ figure: NOBODY, place });
    else if (yard?.piece) yard.wish(place);
    else if (field.hand.ghost?.mode === 'turn') field.hand.lookAt(place);
    else if (field.hand.ghost || field.hand.canMove) field.hand.wish(place);
  }

  /** Who is pointed at: a figure may stand before the base of another, and then the base counts. */
  private meant(event: MouseEvent, figure: number): number {
    if (!(event.target instanceof Element) || !event.target.closest('[data-standee]')) return figure;
    const under = this.figureAt(this.placeAt(event), NOBODY);
    return under >= 0 ? under : figure;
  }

  private wasRead(event: PointerEvent): boolean {
    return event.pointerType !== 'mouse' && event.timeStamp - this.pressedAt >= LONG;
  }

  private placeAt(event: { clientX: number; clientY: number }): Place {
    const box = this.hold().getBoundingClientRect();
    const { x, y, w, h } = this.zoom.box;
    const { width, height } = this.field.view;
    const point = [
      x + ((event.clientX - box.x) / box.width) * w,
      y + ((event.clientY - box.y) / box.height) * h,
    ] as const;
    const [px, py] = placed(point, height);
    return [Math.min(width, Math.max(0, px)), Math.min(height, Math.max(0, py))];
  }

  /** The figure at a place, to move up to. */
  private figureAt([x, y]: Place, except: number): number {
    const near = this.field.fielded.find(
      (each) => each.figure !== except && Math.hypot(each.x - x, each.y - y) < each.radius,
    );
    return near?.figure ?? NOBODY;
  }
}
