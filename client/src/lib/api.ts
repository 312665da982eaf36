/** The server over HTTP. Its shapes are generated from its OpenAPI document. */
import type { components } from "../generated/api";
import type { Message } from "./messages";

type Schemas = components["schemas"];
export type Me = Schemas["Me"];
export type Welcome = Schemas["Welcome"];
export type GameInfo = Schemas["GameInfo"];
export type NewTable = Schemas["NewTable"];
export type TableLine = Schemas["TableLine"];
export type SeatState = Schemas["SeatState"];
export type Result = Schemas["Result"];
export type ChatLine = Schemas["ChatLine"];
export type Phrase = NonNullable<Schemas["Say"]["phrase"]>;
export type SessionInfo = Schemas["SessionInfo"];
export type IgnoredPerson = Schemas["IgnoredPerson"];
export type NewReport = Schemas["NewReport"];
export type ReportInfo = Schemas["ReportInfo"];
export type SanctionInfo = Schemas["SanctionInfo"];
export type NewSanction = Schemas["NewSanction"];
export type Replay = Schemas["Replay"];
export type NotificationState = Schemas["NotificationState"];
export type ChannelInfo = Schemas["ChannelInfo"];
export type NewWebhook = Schemas["NewWebhook"];
export type TrialResult = Schemas["TrialResult"];
export type Feeds = Schemas["Feeds"];

export type ClockView = Schemas["ClockView"];
export type ClockSettings = Schemas["ClockSettings"];
export type PlanView = Schemas["PlanView"];
export type NextTurn = Schemas["NextTurn"];
export type LegalMove = Schemas["LegalMove"];
export type RefusedMove = Schemas["RefusedMove"];
/** A table as this person may see it. The view is the game's own. */
export type TableState = Schemas["TableView"];
/** What one move brought; chance (seat -1) moves by itself. */
export type Step = Schemas["LogStep"];
export type Presence = Schemas["Presence"];

/** What the socket says and hears. */
export type Received = Schemas["SocketReceived"];
export type Sent = Schemas["SocketSent"];

/** Something the server refused, or that never reached it (`offline`). */
export class Refusal extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly status: number,
    readonly reason: Message | null = null,
  ) {
    super(message);
  }
}

async function ask<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "The server can't be reached.", 0);
  }
  const text = await answer.text();
  if (!answer.ok) {
    let mistake: { error?: string; message?: string; reason?: Message | null } = {};
    try {
      mistake = JSON.parse(text) as typeof mistake;
    } catch {
      // not from our server: a proxy, perhaps; the status says what there is to say
    }
    throw new Refusal(mistake.error ?? "internal", mistake.message ?? answer.statusText, answer.status, mistake.reason);
  }
  return (answer.headers.get("Content-Type")?.startsWith("application/json") ? JSON.parse(text) : text) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
