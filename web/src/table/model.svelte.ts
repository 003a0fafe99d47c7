/** A table as the client knows it: what the server said last, what was asked of it, and nothing else. */

import { Connection, liveUrl, newId, type Link } from '../wire/connection';
import type {
  ChatInfo,
  Command,
  DecisionInfo,
  Line,
  LineInfo,
  OptionInfo,
  Outgoing,
  RefusalInfo,
  Scene,
  StepInfo,
  TableInfo,
  YouInfo,
} from '../wire/types';
import { choicesOf, commandKey, refusedOf, type Choice, type Walk } from './options';
import { withRemarks } from './remarks';
import { meanwhile, type Told } from './story';

type Answer = Extract<Outgoing, { id: string }>;

/** Something the client is waiting for the server to confirm. */
export interface Sending {
  id: string;
  key: string;
  /** The number of the position it was sent from. */
  seen: number;
}

/** A typed line and what was answered. */
export interface Exchange {
  line: string;
  answer: readonly string[];
}

/** What the strongest computer would do, why, and what it would do next, as far as it can be foreseen. */
export interface Advice {
  key: string;
  command: Command;
  words: string;
  because: string;
  plan: readonly string[];
}

type Heard = Extract<Outgoing, { type: 'heard' }>;

const KEPT_LINES = 600;
const KEPT_TALK = 30;
/** Refusals of what only the client asked: the position had moved on. */
const QUIET: ReadonlySet<string> = new Set(['no-such-decision', 'unknown-question']);

export class TableModel {
  link = $state<Link>('connecting');
  retryIn = $state(0);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<YouInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  lines = $state.raw<readonly LineInfo[]>([]);
  chat = $state.raw<readonly ChatInfo[]>([]);
  steps = $state.raw<readonly StepInfo[]>([]);
  /** Lines that players show on the table, by seat. */
  pointed = $state.raw<ReadonlyMap<number, Line>>(new Map());
  sending = $state.raw<Sending | null>(null);
  refusal = $state.raw<RefusalInfo | null>(null);
  trouble = $state('');
  /** Reasons that were asked for, beside those the position came with. */
  private whys = $state.raw<readonly OptionInfo[]>([]);
  text = $state.raw<readonly string[]>([]);
  hint = $state.raw<Advice | null>(null);
  /** The next step of a plan is to be asked for as soon as this one is done. */
  private isFollowing = false;
  /** What was typed and answered lately, the newest last. */
  talk = $state.raw<readonly Exchange[]>([]);
  /** The answer to be heard, until something happens. */
  told = $state('');
  /** Whether the game went on while nobody was looking: then what is new is summed up. */
  wasAway = $state(false);
  /** Whether the position is wanted as text as well. */
  wantsText = $state(false);

  /** What the prompt puts forward, as its button would do it; nothing if there is no such thing. */
  goOn: (() => void) | null = null;

  /** Which way the player walks through the own steps: back by Undo, forth by Redo, until something else is done. */
  walking = $state<Walk | null>(null);

  /** How the table was laid, as the game's own screen says it: the log begins with it. */
  opening = $state('');
  /** What a seat is called at this table, such as its hero, where the game has such names. */
  nameOf: ((seat: number) => string) | null = null;

  /** Show a thing of the table that the log names, as the game's own screen does it; nothing for games without a picture. */
  reveal = $state.raw<((thing: string) => void) | null>(null);

  /** Hear of steps before the position they led to is shown; games that act out what happened do. */
  onsteps: ((steps: readonly StepInfo[], before: Scene) => void) | null = null;

  private readonly connection: Connection;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private look: number | null = null;
  /** Seats that have been looked from. */
  private readonly looked = new Set<number | null>();
  private ahead = 0;
  /** What was asked about this position already. */
  private asked = new Set<string>();

  constructor(
    readonly id: string,
    private readonly language: () => string,
  ) {
    this.connection = new Connection(
      liveUrl(id),
      {
        message: (message) => {
          this.receive(message);
        },
        link: (state, retryIn) => {
          this.link = state;
          this.retryIn = retryIn;
        },
      },
      { lang: language, look: () => this.look, last: () => this.scene?.seq ?? null },
    );
  }

  // What is asked of the player.

  /** Decisions that keep the game waiting come first, standing ones after them. */
  decisions = $derived<readonly DecisionInfo[]>(this.scene?.decisions ?? []);
  decision = $derived<DecisionInfo | null>(this.decisions.find((each) => !each.standing) ?? null);
  choices = $derived<readonly Choice[]>(this.decision ? choicesOf(this.decision) : []);
  standing = $derived<readonly Choice[]>(this.decisions.filter((each) => each.standing).flatMap(choicesOf));
  /** What cannot be done now, by the key of its command, with the reason. */
  reasons = $derived<ReadonlyMap<string, OptionInfo>>(
    new Map(
      [...(this.decision ? refusedOf(this.decision) : []), ...this.whys].map(
        (option) => [commandKey(option.command as Command), option] as const,
      ),
    ),
  );
  isOver = $derived(Boolean(this.scene?.outcome));
  seat = $derived<number | null>(this.scene?.look ?? null);

  /** Everything there is to read: what happened in the game, and what the table says about its people. */
  story = $derived<readonly LineInfo[]>(withRemarks(this.lines, this.table?.remarks ?? []));

  /** What the others did since the last turn of the seat looked from. */
  meanwhile = $derived.by<readonly Told[]>(() =>
    this.seat === null ? [] : meanwhile(this.lines, this.seat),
  );

  /** The next of one's own seats the game waits for, if it is not the one looked from. */
  otherSeat = $derived.by<number | null>(() => {
    const mine = this.you?.seats ?? [];
    const waiting = (this.scene?.waiting ?? []).filter((seat) => mine.includes(seat));
    if (waiting.length === 0 || (this.seat !== null && waiting.includes(this.seat))) return null;
    return waiting[0] ?? null;
  });

  open(): void {
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  // What the player does.

  act(choice: Choice): void {
    this.give(choice.command, choice.decision);
  }

  give(command: Command, decision: DecisionInfo): void {
    if (this.sending || !this.scene) return;
    this.walking = null;
    const seen = this.scene.seq;
    const number = decision.standing ? -1 : decision.number;
    this.change(commandKey(command), (id) => ({ type: 'do', id, number, seen, command }));
  }

  undo(): void {
    const seat = this.seat;
    if (seat === null) return;
    this.walking = 'back';
    this.change('undo', (id) => ({ type: 'undo', id, seat }));
  }

  redo(): void {
    const seat = this.seat;
    if (seat === null) return;
    this.walking = 'forth';
    this.change('redo', (id) => ({ type: 'redo', id, seat }));
  }

  cancel(): void {
    const seat = this.seat;
    if (seat === null) return;
    this.walking = 'back';
    this.change('cancel', (id) => ({ type: 'cancel', id, seat }));
  }

  askTakeBack(to: number): void {
    const seat = this.seat;
    if (seat !== null) this.change('take-back', (id) => ({ type: 'ask-take-back', id, seat, to }));
  }

  answerTakeBack(request: string, agree: boolean): void {
    const seat = this.seat;
    if (seat === null) return;
    this.change('take-back', (id) => ({ type: 'answer-take-back', id, seat, request, agree }));
  }

  say(text: string): void {
    this.ask({ type: 'say', id: newId(), text });
  }

  askHint(): void {
    const seat = this.seat;
    if (seat === null) return;
    this.hint = null;
    this.ask({ type: 'hint', id: newId(), seat }, (answer) => {
      if (answer.type === 'hinted') {
        const command = answer.command as Command;
        const { words, because, plan } = answer;
        this.hint = { key: commandKey(command), command, words, because, plan: plan ?? [] };
      }
    });
  }

  /** Do what the hint says; while its plan goes on the next step is asked for at once. */
  takeHint(): void {
    const { hint, decision } = this;
    if (!hint || !decision) return;
    this.give(hint.command, decision);
    this.isFollowing = hint.plan.length > 0;
  }

  /** Say a line as at a terminal: it is answered, done, or left to `obey` if it is a word the page itself knows. */
  type(line: string, obey: (verb: string, rest: string) => void): void {
    this.ask({ type: 'typed', id: newId(), line }, (answer) => {
      if (answer.type === 'refused') this.tell(line, [answer.refusal.sentence]);
      else if (answer.type === 'heard') this.heard(line, answer, obey);
    });
  }

  private heard(line: string, heard: Heard, obey: (verb: string, rest: string) => void): void {
    const command = heard.command as Command | null | undefined;
    if (command) {
      const decision = this.decisions.find((each) =>
        heard.standing ? each.standing : each.number === heard.number && !each.standing,
      );
      this.tell(line, []);
      if (decision) this.give(command, decision);
    } else if (heard.lines && heard.lines.length > 0) this.tell(line, heard.lines);
    else {
      this.tell(line, []);
      obey(heard.verb, heard.rest);
    }
  }

  private tell(line: string, answer: readonly string[]): void {
    this.talk = [...this.talk, { line, answer }].slice(-KEPT_TALK);
    this.told = answer.join(' ');
  }

  lookFrom(seat: number | null, pin = ''): void {
    this.look = seat;
    this.connection.tell({ type: 'look', ...(seat === null ? {} : { seat }), pin });
  }

  speak(lang: string): void {
    this.connection.tell({ type: 'speak', lang });
  }

  mute(on: boolean): void {
    this.connection.tell({ type: 'mute', on });
  }

  /** Let the computer wait as long as the last step can be taken back, or no longer. */
  wait(on: boolean): void {
    this.connection.tell({ type: 'wait', on });
  }

  /** Nothing is to be taken back now: the computer may go on. */
  proceed(): void {
    this.connection.tell({ type: 'proceed' });
  }

  /** Show everybody a line on the table, or none any more. */
  point(line: Line | null): void {
    this.connection.tell({ type: 'point', line: line ? [line[0], line[1]] : null });
  }

  olderLines(): void {
    const before = this.lines[0]?.entry ?? 0;
    if (before <= 0) return;
    this.ask({ type: 'log', id: newId(), before, count: 200 }, (answer) => {
      if (answer.type === 'lines') this.lines = [...answer.lines, ...this.lines];
    });
  }

  /** Ask why something cannot be done; the answer joins the reasons known for this position. */
  why(command: Command, words: string): void {
    const key = commandKey(command);
    const seq = this.scene?.seq;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    this.ask({ type: 'why', id: newId(), command }, (answer) => {
      if (answer.type !== 'because' || !answer.refusal || this.scene?.seq !== seq) return;
      this.whys = [...this.whys, { command, words, refusal: answer.refusal }];
    });
  }

  /** Put a question to the game about this position; nothing if it has no answer, or if the position has changed meanwhile. */
  question<T>(about: Record<string, unknown>): Promise<T | null> {
    const seq = this.scene?.seq;
    if (!this.id) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.ask({ type: 'question', id: newId(), about }, (answer) => {
        resolve(answer.type === 'answer' && this.scene?.seq === seq ? (answer.answer as T) : null);
      });
    });
  }

  /** Fetch the position as text; every new position brings it again. */
  read(): void {
    this.wantsText = true;
    if (this.scene) {
      this.ask({ type: 'read', id: newId() }, (answer) => {
        if (answer.type === 'text') this.text = answer.lines;
      });
    }
  }

  // What the server says.

  private change(key: string, make: (id: string) => Parameters<Connection['request']>[0]): void {
    if (this.sending) return;
    const id = newId();
    this.sending = { id, key, seen: this.scene?.seq ?? -1 };
    this.wasAway = false;
    this.refusal = null;
    this.hint = null;
    this.ask(make(id), (answer) => {
      if (this.sending?.id === answer.id) this.sending = null;
      // What the table does by itself after a step comes first: it is on its way already.
      if (!this.isFollowing || this.sending) return;
      this.isFollowing = false;
      if (answer.type !== 'refused') this.askHint();
    });
  }

  private ask(message: Parameters<Connection['request']>[0], then?: (answer: Answer) => void): void {
    if (then) this.waiting.set(message.id, then);
    this.connection.request(message);
  }

  private receive(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        this.sit(message.table, message.you);
        this.chat = message.chat;
        this.pointed = new Map();
        this.trouble = '';
        break;
      case 'table':
        this.sit(message.table, message.you);
        break;
      case 'snapshot':
        this.wasAway = this.isNews(message.scene);
        this.lines = message.lines;
        this.steps = [];
        this.show(message.scene);
        break;
      case 'update':
        this.update(message.steps, message.scene);
        break;
      case 'chat':
        this.chat = [...this.chat, message.said];
        break;
      case 'pointed': {
        const others = [...this.pointed].filter(([seat]) => seat !== message.seat);
        this.pointed = new Map(message.line ? [...others, [message.seat, message.line]] : others);
        break;
      }
      case 'trouble':
        this.trouble = message.sentence;
        break;
      default:
        this.answered(message);
    }
  }

  /** Whether a seat that is opened has something to be told: once, and only in a game it has decided something in already. */
  private isNews({ look, own, waiting }: Scene): boolean {
    if (this.scene?.look === look) return this.wasAway;
    const isFirst = !this.looked.has(look);
    this.looked.add(look);
    return isFirst && own > 0 && waiting.includes(look ?? -1);
  }

  private sit(table: TableInfo, you: YouInfo): void {
    const last = table.remarks.at(-1);
    if (this.table && last && last.at > (this.table.remarks.at(-1)?.at ?? 0)) this.told = last.text;
    this.ahead = table.at - Date.now() / 1000;
    this.table = table;
    this.you = you;
  }

  /** The server's clock, in seconds; the moments it names are moments of that clock. */
  serverNow(): number {
    return Date.now() / 1000 + this.ahead;
  }

  private update(steps: readonly StepInfo[], scene: Scene): void {
    const known = this.scene?.seq ?? null;
    const first = steps[0];
    if (first && known !== null && first.after !== known) {
      this.connection.tell({ type: 'sync' });
      return;
    }
    const gone = new Set(steps.flatMap((step) => step.undone));
    const fresh = steps.flatMap((step) => step.lines);
    this.lines = [...this.lines.filter((line) => !gone.has(line.entry)), ...fresh].slice(-KEPT_LINES);
    if (document.hidden && fresh.length > 0) this.wasAway = true;
    this.steps = steps;
    if (this.scene) this.onsteps?.(steps, this.scene);
    this.show(scene);
    // The position has moved on: a click or key before the answer itself arrives is about what is shown now.
    if (this.sending && scene.seq > this.sending.seen) this.sending = null;
  }

  private show(scene: Scene): void {
    this.scene = scene;
    this.look = scene.look;
    this.whys = [];
    this.asked = new Set();
    this.hint = null;
    this.told = '';
    if (this.wantsText) this.read();
  }

  private answered(answer: Answer): void {
    if (answer.type === 'refused') {
      const isQuiet = QUIET.has(answer.refusal.reason);
      if (!isQuiet) this.refusal = answer.refusal;
      if (this.sending?.id === answer.id) this.sending = null;
    }
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }

  get lang(): string {
    return this.language();
  }
}
