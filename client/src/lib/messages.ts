/** Moves, events, questions and reasons as the server tells them: a kind, its rule, and named arguments. */
import type { components } from "../generated/api";

export type Message = components["schemas"]["GameMessage"];

export type Said = "move" | "event" | "ask" | "why";
