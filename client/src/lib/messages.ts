/** Moves, events, questions and reasons as the server tells them: a kind, its rule, and named arguments. */
export interface Message {
  kind: string;
  rule?: string;
  [field: string]: string | number | undefined;
}

export type Said = "move" | "event" | "ask" | "why";
