/** Lines of fire as they are drawn: whom the figure in hand could shoot at, and what stands in the way. */

import type { Field } from './field.svelte';
import { drawn, laid, middle } from '../ground/shapes';
import type { FigureView, Place, Stand, TargetView } from '../types';

export interface Shot {
  figure: FigureView;
  target: TargetView;
  isOpen: boolean;
  /** Looked at, so that it is drawn though nobody could shoot along it. */
  isLooked: boolean;
}

/** The open lines of fire, and the one looked at. */
export function shotsFrom(field: Field, from: Stand): Shot[] {
  return field.fielded
    .filter((figure) => figure.figure !== from.figure && !field.isFriend(figure))
    .flatMap((figure) => {
      const found = field.aim.against(figure.figure).filter(({ attack }) => attack.ranged);
      const best = found.find(({ target }) => !target.refusal) ?? found[0];
      if (!best) return [];
      const isOpen = !best.target.refusal;
      const isLooked = figure.figure === field.aim.target;
      return isOpen || isLooked ? [{ figure, target: best.target, isOpen, isLooked }] : [];
    });
}

/** A feature of the battlefield by its number, as it lies, with its name. */
function feature(field: Field, number: number): { corners: Place[]; name: string } | null {
  const each = field.view.terrain.find((one) => one.number === number);
  const piece = each ? field.pieces.ground(each.piece) : undefined;
  if (!each || !piece) return null;
  return {
    corners: laid(piece.outline, [each.x, each.y], each.turn),
    name: field.pieces.word('piece', each.piece),
  };
}

export interface Stop {
  /** In the drawing. */
  at: readonly [number, number];
  name: string;
}

/** What stops a shot, the nearest to the shooter first: where on the line, and its name. */
export function stopsOf(field: Field, from: Stand, shot: Shot): Stop[] {
  const { height } = field.view;
  const start = drawn([from.x, from.y], height);
  const end = drawn([shot.figure.x, shot.figure.y], height);
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const found = shot.target.stops.flatMap(({ piece, index }) => {
    const figure = piece ? undefined : field.figures[index];
    const ground = piece ? feature(field, index) : null;
    const place: Place | null = figure ? [figure.x, figure.y] : ground ? middle(ground.corners) : null;
    if (!place) return [];
    const [x, y] = drawn(place, height);
    const share = ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy || 1);
    const name = figure ? field.name(figure) : (ground?.name ?? '');
    return [{ share: Math.min(0.92, Math.max(0.08, share)), name }];
  });
  return found
    .sort((one, other) => one.share - other.share)
    .map(({ share, name }) => ({ at: [start[0] + dx * share, start[1] + dy * share], name }));
}
