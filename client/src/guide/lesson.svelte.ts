/** What the guide says when. It knows the questions of a game by name, and no rule. */
import type { Message } from "../lib/messages";

export interface Word {
  key: string;
  rule?: string;
  /** Whether a press leads on to the next word. */
  more: boolean;
  last: boolean;
}

/** How many words come before the first move, and when the guided part is over. */
const GUIDES: Record<string, { welcome: number; over: (view: Record<string, unknown>) => boolean }> = {
  gugong: { welcome: 4, over: (view) => Number(view.day) > 1 },
  dragon: { welcome: 4, over: (view) => Number(view.month) > 2 },
};

export class Lesson {
  #game: string;
  #at = $state(1);

  constructor(game: string) {
    this.#game = game;
  }

  next(): void {
    this.#at++;
  }

  /** The word for this moment; null if there is nothing to say. `has`: whether there is such a text. */
  word(question: Message | null, view: Record<string, unknown>, has: (key: string) => boolean): Word | null {
    const guide = GUIDES[this.#game];
    if (!guide) return null;
    const key = (...parts: (string | number)[]) => ["guide", this.#game, ...parts].join("-");
    if (guide.over(view)) return { key: key("end"), more: false, last: true };
    if (this.#at <= guide.welcome) return { key: key(this.#at), more: true, last: false };
    if (!question) return { key: key("wait"), more: false, last: false };
    const asked = [key("ask", question.kind, question.location ?? ""), key("ask", question.kind)];
    const found = asked.find(has) ?? key("ask");
    return { key: found, rule: question.rule, more: false, last: false };
  }
}
