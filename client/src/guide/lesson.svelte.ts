/** A guided game: at which step of its guide it is, and what the guide says now. It knows no game and no rule. */
import type { Message } from "../lib/messages";
import type { Arguments, Guide, Questions, Situation, GuideStep } from "./guide";

/** Where a lesson is. It is kept over reloads. */
interface Progress {
  step: string;
  /** A task that has begun: after how many moves, and what it is about. */
  task?: { since: number; args: Arguments };
}

export interface Text {
  key: string;
  args?: Arguments;
}

/** What the guide says now. */
export type Speech = {
  /** The game waits until the player goes on. */
  waits: boolean;
  /** How far the guide has come. */
  at: number;
  of: number;
  points: string[];
  place: string | null;
} & (
  | { kind: "word"; text: Text }
  | { kind: "play" }
  | { kind: "task"; state: "open" | "met" | "missed"; aim: Text; hint: Text; verdict: Text | null }
  | { kind: "questions"; asked: { question: Text; answer: Text }[]; last: boolean }
);

const keyOf = (table: string) => `guide-${table}`;

export class Lesson {
  readonly game: string;
  readonly #guide: Guide;
  readonly #key: string;
  #progress = $state.raw<Progress>({ step: "" });
  /** Whether the hint of this step's task is shown. */
  hinted = $state(false);

  constructor(game: string, guide: Guide, table: string) {
    this.game = game;
    this.#guide = guide;
    this.#key = keyOf(table);
    this.#progress = read(this.#key) ?? { step: "" };
  }

  /** Whether a guide was begun at a table and not left. */
  static begun(table: string): boolean {
    return localStorage.getItem(keyOf(table)) !== null;
  }

  /** The guide has no more to say at this table. */
  leave(): void {
    localStorage.removeItem(this.#key);
  }

  /** The player has read what was said, has solved a task or leaves it. */
  next(): void {
    const step = this.#guide.steps[this.#index + 1];
    if (step) this.#go({ step: step.id });
  }

  /** Go on where the table has gone on: past what has been played, and to a task that can begin. */
  follow(at: Situation): void {
    if (!localStorage.getItem(this.#key)) this.#go({ step: this.#step.id });
    for (;;) {
      const step = this.#step;
      const place = this.#progress;
      if (step.kind === "play" && step.done(at)) this.next();
      else if (step.kind === "task" && !place.task) {
        const args = step.begin(at);
        if (args === "later") return;
        if (args === "never") this.next();
        else this.#go({ step: step.id, task: { since: at.number, args } });
      } else return;
      if (this.#progress === place) return; // there is nothing after the last step
    }
  }

  /** What the guide says now. */
  speech(at: Situation): Speech {
    const step = this.#step;
    const rest = { waits: true, at: this.#index + 1, of: this.#guide.steps.length, points: "point" in step ? (step.point?.(at) ?? []) : [], place: "place" in step ? (step.place ?? null) : null };
    switch (step.kind) {
      case "word":
        return { ...rest, kind: "word", text: this.#text(step.args?.(at), step.id) };
      case "questions":
        return { ...rest, kind: "questions", asked: this.#asked(step, at), last: step === this.#guide.steps.at(-1) };
      case "play":
        return { ...rest, kind: "play", waits: false };
      case "task":
        return this.#progress.task ? this.#task(step, at, this.#progress.task, rest) : { ...rest, kind: "play", waits: false, points: [], place: null };
    }
  }

  /** The word for a question: for its location if there is one, else in general. `has`: whether there is such a text. */
  help(question: Message | null, has: (key: string) => boolean): string {
    const key = (...parts: string[]) => ["guide", this.game, ...parts].join("-");
    if (!question) return key("wait");
    return [key("ask", question.kind, String(question.location ?? "")), key("ask", question.kind)].find(has) ?? key("ask");
  }

  #task(step: GuideStep<unknown> & { kind: "task" }, at: Situation, { since, args }: NonNullable<Progress["task"]>, rest: Pick<Speech, "at" | "of" | "points" | "place">): Speech {
    const verdict = step.judge(at, since, args);
    const state = verdict.met ? "met" : verdict.final && !at.canUndo ? "missed" : "open";
    const text = (...end: string[]) => this.#text({ ...args, ...(verdict.met && verdict.args) }, "task", step.text ?? step.id, ...end);
    const said = verdict.met ? text("done") : verdict.why ? text("why", verdict.why) : null;
    const points = state !== "open" ? [] : this.hinted && step.hint ? step.hint(at, args) : rest.points;
    return { ...rest, kind: "task", waits: state !== "open", state, aim: text(), hint: text("hint"), verdict: said, points };
  }

  #asked(step: Questions<unknown>, at: Situation): { question: Text; answer: Text }[] {
    const args = step.args?.(at);
    return step.asked.map((id) => ({ question: this.#text(args, "question", id), answer: this.#text(args, "question", id, "answer") }));
  }

  #text(args: Arguments | undefined, ...parts: string[]): Text {
    return { key: ["guide", this.game, ...parts].join("-"), args };
  }

  get #index(): number {
    return Math.max(
      0,
      this.#guide.steps.findIndex(({ id }) => id === this.#progress.step),
    );
  }

  get #step(): GuideStep<unknown> {
    const step = this.#guide.steps[this.#index];
    if (!step) throw new Error(`The guide of ${this.game} has no steps.`);
    return step;
  }

  #go(progress: Progress): void {
    if (progress.step !== this.#progress.step) this.hinted = false;
    this.#progress = progress;
    localStorage.setItem(this.#key, JSON.stringify(progress));
  }
}

function read(key: string): Progress | null {
  const kept = localStorage.getItem(key);
  if (!kept) return null;
  try {
    return JSON.parse(kept) as Progress;
  } catch {
    return null; // written by another version: the guide begins anew
  }
}
