/** What a person is putting together on the set-up page. */
import type { GameInfo, NewTable } from "../../lib/api";
import { botAfterwards, botName, botSeat, botsFor, chosenOptions, type NewSeat, optionsAsked, usualBot, usualPlayers, type Value } from "../../lib/tables";

type PaceName = NonNullable<NewTable["pace"]>;
export type Kind = "open" | "bot" | "same_screen";
/** Whom the other seats are for at first. */
const USUAL_KIND: Record<string, Kind> = { bots: "bot", screen: "same_screen", friends: "open" };

/** A seat besides one's own. */
export class Seat {
  kind = $state<Kind>("open");
  bot = $state("");
  /** Who sits there on the same screen. */
  name = $state("");

  constructor(kind: Kind, bot: string) {
    this.kind = kind;
    this.bot = bot;
  }
}

export class Plan {
  readonly info: GameInfo;
  players = $state(0);
  /** As many as there can be at most; those beyond the number of players are remembered, not used. */
  readonly others: Seat[];
  options = $state<Record<string, Value>>({});
  watchable = $state(true);
  /** Whether strangers find the table. */
  public = $state(false);
  content = $state("");
  #hints = $state<boolean | null>(null);
  /** The bot that moves for people who are away. */
  standIn = $state("");
  #pace = $state<PaceName | null>(null);

  constructor(info: GameInfo, query: URLSearchParams) {
    this.info = info;
    const asked = Number(query.get("players"));
    const possible = Number.isInteger(asked) && asked >= info.fewest && asked <= info.most;
    this.players = possible && query.has("players") ? asked : query.get("with") === "screen" ? Math.max(2, info.fewest) : usualPlayers(info);
    const kind = USUAL_KIND[query.get("with") ?? ""] ?? "open";
    this.others = Array.from({ length: info.most - 1 }, () => new Seat(kind, usualBot(info)));
    this.options = optionsAsked(info, query);
    this.standIn = botAfterwards(info);
  }

  get alone(): boolean {
    return this.players === 1;
  }

  get seats(): Seat[] {
    return this.others.slice(0, this.players - 1);
  }

  count(kind: Kind): number {
    return this.seats.filter((seat) => seat.kind === kind).length;
  }

  get levels(): string[] {
    return botsFor(this.info);
  }

  /** Whether bots give advice at this table: unless somebody chooses, where no other person could mind. */
  get hints(): boolean {
    return this.#hints ?? this.count("bot") === this.seats.length;
  }

  set hints(on: boolean) {
    this.#hints = on;
  }

  /** Whether clocks mean something: people play, each at a screen of their own. */
  get timed(): boolean {
    return this.count("open") > 0 && this.count("same_screen") === 0;
  }

  /** How time is counted: unless somebody chooses, by the day among strangers, and not at all among friends. */
  get pace(): PaceName {
    return this.#pace ?? (this.public ? "daily" : "none");
  }

  set pace(pace: PaceName) {
    this.#pace = pace;
  }

  /** What the server is asked for. `guest` names a seat on the same screen that has no name yet. */
  table(guest: (seat: number) => string): NewTable {
    const others = this.seats.map((seat, at): NewSeat => {
      if (seat.kind === "bot") return botSeat(at + 1, seat.bot);
      return seat.kind === "open" ? { kind: "open" } : { kind: "same_screen", name: seat.name.trim() || guest(at + 2) };
    });
    const table: NewTable & { content?: string } = {
      game: this.info.name,
      seats: [{ kind: "me" }, ...others],
      options: chosenOptions(this.info, this.players, this.options),
      watchable: this.watchable,
      public: this.public && this.count("open") > 0,
      hints: this.hints,
      ...(this.timed ? { pace: this.pace, stand_in: this.standIn } : {}),
    };
    if (this.content.trim()) table.content = this.content;
    return table;
  }
}

export { botName };
