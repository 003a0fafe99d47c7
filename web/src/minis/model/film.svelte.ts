/**
 * What just happened, shown as it happened. The position is always the newest one; while a film runs its figures are drawn where
 * they were, and everything else is as it is. Any key or click ends it, and nobody waits for it.
 */

import { settings } from '../../settings.svelte';
import type { StepInfo } from '../../wire/types';
import { after, beatsOf, during, greatOf, lengthOf, stampOf, type Beat } from './beats';
import type { Vocabulary } from '../rolls';
import { noise } from './sounds';
import type { FigureView, Place } from '../types';

/** A way somebody has gone, to be seen until one goes on. */
export interface Trail {
  figure: number;
  path: Place[];
}

interface Scene {
  /** The figures before it. */
  cast: ReadonlyMap<number, FigureView>;
  beats: Beat[];
  words: string;
  /** Whether it is the player's own: nobody needs to be told what one does oneself. */
  isOwn: boolean;
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
/** A battle of many figures is not acted out beat by beat when a whole table is dealt. */
const LONGEST = 60;

/** How fast beats go by: 0 for not at all. */
export function pace(): number {
  if (still.matches || settings.motion === 'off') return 0;
  return settings.motion === 'fast' ? 2 : 1;
}

export class Film {
  /** Figures as they are shown while the film runs. */
  cast = $state.raw<ReadonlyMap<number, FigureView> | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** How much of the beat has gone by. */
  share = $state(0);
  /** The deed in words. */
  ribbon = $state('');
  trails = $state.raw<readonly Trail[]>([]);
  /** Who did something last, of the others. */
  actor = $state(-1);
  /** What others did since one acted last, to be seen again. */
  private reel: Scene[] = [];
  hasReel = $state(false);

  /** Called when everything has been shown. */
  onend: () => void = () => undefined;
  private queue: Scene[] = [];
  private frame = 0;
  private begun = 0;
  private length = 1;

  constructor(
    private readonly words: () => Vocabulary,
    private readonly edition: () => string,
  ) {}

  isRunning = $derived(this.cast !== null);
  /** Whom what is shown happens to: its dial is looked at meanwhile. */
  subject = $derived.by(() => {
    const { beat } = this;
    if (beat?.kind === 'throw') return beat.strikes[0]?.target ?? -1;
    return beat?.kind === 'clicks' || beat?.kind === 'fall' ? beat.figure : -1;
  });
  /** Whether the dice just came to twelve or two: the table feels it. */
  isStruck = $derived.by(() => {
    const { beat } = this;
    return (
      beat !== null && greatOf(beat) !== '' && this.share > 1 - stampOf(beat) / lengthOf(beat, undefined)
    );
  });

  /** Show steps that led on from some figures; `isOwn` if the player made them. */
  take(steps: readonly StepInfo[], before: readonly FigureView[], isOwn: boolean): void {
    if (isOwn) {
      this.trails = [];
      this.reel = [];
      this.hasReel = false;
      this.ribbon = '';
      this.actor = -1;
    }
    let cast: ReadonlyMap<number, FigureView> = new Map(before.map((each) => [each.figure, each]));
    const scenes: Scene[] = [];
    for (const step of steps) {
      const beats = beatsOf(step.events as Record<string, unknown>[], this.words(), this.edition());
      const words = step.lines
        .filter((line) => line.rank !== 'trifle' && line.rank !== 'reason' && line.rank !== 'turn')
        .map((line) => line.text)
        .join(' ');
      // Figures that are set up one after the other speak for themselves.
      const isSetUp = beats.length > 0 && beats.every((beat) => beat.kind === 'put');
      scenes.push({ cast, beats, words: isOwn || isSetUp ? '' : words, isOwn });
      for (const beat of beats) cast = played(cast, beat);
    }
    if (!isOwn) {
      this.keep(scenes);
      this.actor = actorOf(scenes.flatMap((scene) => scene.beats)) ?? this.actor;
    }
    const count = scenes.reduce((all, scene) => all + scene.beats.length, 0);
    // What is no sight of its own does not cut short what is being shown.
    if (count === 0 && this.isRunning && pace() > 0) {
      this.queue.push(...scenes);
      return;
    }
    if (pace() === 0 || count === 0 || count > LONGEST || document.hidden) {
      this.queue.push(...scenes);
      this.finish();
      return;
    }
    this.queue.push(...scenes);
    if (!this.isRunning) this.next();
  }

  /** See again what the others did. */
  again(): void {
    this.finish();
    this.trails = [];
    this.queue = [...this.reel];
    this.next();
  }

  /** Bring everything to where it is now. */
  finish(): void {
    cancelAnimationFrame(this.frame);
    const last = this.queue.findLast((scene) => scene.words);
    if (last) this.ribbon = last.words;
    for (const scene of this.queue) {
      let cast = scene.cast;
      for (const beat of scene.beats) {
        if (!scene.isOwn) this.leaveTrail(cast, beat);
        cast = played(cast, beat);
      }
    }
    this.queue = [];
    this.cast = null;
    this.beat = null;
    this.share = 0;
    this.onend();
  }

  /** A figure as whoever watches knows it: what the film has still to show is not given away beside it. */
  known(figure: FigureView): FigureView {
    return this.cast?.get(figure.figure) ?? figure;
  }

  /** A figure as it is to be drawn now. */
  shown(figure: FigureView): FigureView {
    const found = this.cast?.get(figure.figure) ?? figure;
    return this.beat && 'figure' in this.beat && this.beat.figure === figure.figure
      ? during(found, this.beat, this.share)
      : found;
  }

  private keep(scenes: Scene[]): void {
    this.reel = [...this.reel, ...scenes.filter((scene) => scene.beats.length > 0)].slice(-LONGEST);
    this.hasReel = this.reel.length > 0;
  }

  private leaveTrail(cast: ReadonlyMap<number, FigureView>, beat: Beat): void {
    const from = beat.kind === 'move' ? cast.get(beat.figure) : undefined;
    if (!from || beat.kind !== 'move') return;
    const trail: Trail = { figure: beat.figure, path: [[from.x, from.y], ...beat.path] };
    this.trails = [...this.trails, trail].slice(-12);
  }

  private next(): void {
    const scene = this.queue[0];
    if (!scene) {
      this.finish();
      return;
    }
    // Words that tell what dice came to wait for the dice.
    if (scene.words && !scene.beats.some((beat) => beat.kind === 'throw')) this.ribbon = scene.words;
    this.cast ??= scene.cast;
    const beat = scene.beats[0];
    if (!beat) {
      if (scene.words) this.ribbon = scene.words;
      this.queue.shift();
      const following = this.queue[0];
      if (following) this.cast = following.cast;
      this.next();
      return;
    }
    if (!scene.isOwn) this.leaveTrail(this.cast, beat);
    this.queue[0] = { ...scene, cast: this.cast, beats: scene.beats.slice(1) };
    this.beat = beat;
    this.share = 0;
    const from = 'figure' in beat ? this.cast.get(beat.figure) : undefined;
    this.length = lengthOf(beat, from) / (pace() || 1);
    noise(beat, this.isFar(beat));
    this.begun = performance.now();
    this.frame = requestAnimationFrame(this.tick);
  }

  private readonly tick = (now: number): void => {
    const share = (now - this.begun) / this.length;
    if (share < 1) {
      this.share = Math.max(0, share);
      this.frame = requestAnimationFrame(this.tick);
      return;
    }
    if (this.beat && this.cast) this.cast = played(this.cast, this.beat);
    this.beat = null;
    this.next();
  };

  /** Whether an attack goes farther than arms reach. */
  isFar(beat: Beat): boolean {
    if (beat.kind !== 'throw') return false;
    const [from, to] = [this.cast?.get(beat.figure), this.cast?.get(beat.strikes[0]?.target ?? -1)];
    return from && to
      ? Math.hypot(from.x - to.x, from.y - to.y) > (from.radius + to.radius) * 1.25 + from.tail
      : false;
  }
}

/** Who goes or strikes in these beats, not who suffers it. */
function actorOf(beats: readonly Beat[]): number | undefined {
  return beats.findLast((beat) => beat.kind === 'move' || beat.kind === 'token' || isBlow(beat))?.figure;
}
const isBlow = (beat: Beat): boolean => beat.kind === 'throw' && beat.strikes.length > 0;

/** The figures after a beat. */
function played(cast: ReadonlyMap<number, FigureView>, beat: Beat): ReadonlyMap<number, FigureView> {
  const found = cast.get(beat.figure);
  return found ? new Map([...cast, [beat.figure, after(found, beat)]]) : cast;
}
