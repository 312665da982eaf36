/** What the guide says when. It knows the questions of a game by name, and no rule. */
import type { Message } from "../lib/messages";

export interface Word {
  key: string;
  rule?: string;
  /** A press leads on to the next word: how far the welcome has come. */
  more?: { at: number; of: number };
  last: boolean;
}
type View = Record<string, unknown>;

/** How many words come before the first move, and when the guided part is over. */
const GUIDES: Record<string, { welcome: number; over: (view: View) => boolean }> = {
  gugong: { welcome: 4, over: (view) => Number(view.day) > 1 },
  dragon: { welcome: 4, over: (view) => Number(view.month) > 2 },
};

export class Lesson {
  readonly game: string;
  #table: string;
  #at = $state(1);

  /** The lesson at a table: who looks something up in the rules and comes back is not welcomed again. */
  constructor(game: string, table: string) {
    this.game = game;
    this.#table = `guide-${table}`;
    this.#at = Number(sessionStorage.getItem(this.#table) ?? 1);
  }

  next(): void {
    this.#at++;
    sessionStorage.setItem(this.#table, String(this.#at));
  }

  /** Whether the words before the first move are still being said. */
  welcomes(view: View): boolean {
    const guide = GUIDES[this.game];
    return guide !== undefined && !guide.over(view) && this.#at <= guide.welcome;
  }

  /** The word for this moment; null if there is nothing to say. `has`: whether there is such a text. */
  word(question: Message | null, view: View, has: (key: string) => boolean): Word | null {
    const guide = GUIDES[this.game];
    if (!guide) return null;
    const key = (...parts: (string | number)[]) => ["guide", this.game, ...parts].join("-");
    if (guide.over(view)) return { key: key("end"), last: true };
    if (this.welcomes(view)) return { key: key(this.#at), more: { at: this.#at, of: guide.welcome }, last: false };
    if (!question) return { key: key("wait"), last: false };
    const asked = [key("ask", question.kind, question.location ?? ""), key("ask", question.kind)];
    const found = asked.find(has) ?? key("ask");
    return { key: found, rule: question.rule, last: false };
  }
}
