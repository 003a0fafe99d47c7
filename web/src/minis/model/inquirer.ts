/**
 * Asks one question after another while something is dragged: never two at a time, the last wish wins, and not more often than
 * the server likes.
 */

/** While something is dragged the game is asked once in so many milliseconds, which is once a frame and no more than it likes. */
export const EAGER = 30;

export class Inquirer<Q, A> {
  private wanted: { question: Q; number: number } | null = null;
  private isBusy = false;
  private number = 0;
  private answered = 0;
  private last = 0;
  private next: (() => void) | null = null;

  constructor(
    private readonly put: (question: Q) => Promise<A | null>,
    private readonly take: (answer: A | null, question: Q) => void,
    private readonly pause = 45,
    private readonly now: () => number = () => performance.now(),
  ) {}

  ask(question: Q): void {
    this.next = null;
    this.wanted = { question, number: ++this.number };
    void this.run();
  }

  /** Do something when the last wish has been answered: at once if it has. A new wish forgets it. */
  whenKnown(task: () => void): void {
    if (this.answered === this.number) task();
    else this.next = task;
  }

  /** What is on its way no longer matters. */
  drop(): void {
    this.wanted = null;
    this.next = null;
    this.answered = ++this.number;
  }

  private async run(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.wanted) {
      const wait = this.last + this.pause - this.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const { wanted } = this;
      this.wanted = null;
      if (!wanted) break;
      this.last = this.now();
      const answer = await this.put(wanted.question);
      if (wanted.number !== this.number) continue;
      this.answered = wanted.number;
      this.take(answer, wanted.question);
      this.proceed();
    }
    this.isBusy = false;
  }
  private proceed(): void {
    const task = this.next;
    this.next = null;
    task?.();
  }
}
