/**
 * What the client knows of a game: its card on the start page, how its table looks, which things on it a move touches,
 * the order of its rules. No rules: what may be done is told by the server.
 */
import type { Component } from "svelte";
import type { LegalMove, RefusedMove, SeatState } from "../lib/api";
import type { Guide } from "../guide/guide";
import type { Message } from "../lib/messages";
import type { Reference } from "../rules/reference";
import type { Choosing } from "../table/choosing.svelte";
import type { SeatFigure } from "../ui/Art.svelte";
import type { SeatClock } from "./clocks";
import type { PieceLayout } from "./flights";

export const COLOURS = ["crane", "lotus", "bamboo", "plum", "cloud"] as const;
export type Colour = (typeof COLOURS)[number];

/** A part of the scene, in its own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A player as everybody sees them. */
export interface Player {
  seat: number;
  name: string;
  colour: Colour;
  bot: boolean;
  mine: boolean;
  /** Whether another person looks at the table, and when they last did, in seconds since 1970. */
  presence?: { here: boolean; seen: number | null };
  /** At a table with clocks. */
  clock?: SeatClock;
  /** A bot moves for this person, whose time is up. */
  standIn?: boolean;
}

export interface TableProps<View> {
  view: View;
  /** Whose eyes we look with; null for a watcher. */
  seat: number | null;
  players: Player[];
  /** The seat everybody waits for. */
  toMove: number | null;
  choosing: Choosing;
  /** Things that changed since the person's last move, by their ids: drawn with a jade ring. */
  fresh: ReadonlySet<string>;
}

/** How the table will look next, and the things that will have moved or changed by then. */
export interface Ahead {
  view: unknown;
  things: ReadonlySet<string>;
}

export interface SceneProps<View> extends TableProps<View> {
  /** The part of the scene to show. */
  camera: Box;
}

/** A place of the board that the camera of a phone can go to; its name is `<game>-scene-place-<id>`. */
export interface Place {
  id: string;
  icon: string;
  box: Box;
  /** What lies there, on its tab: a number on its colour. */
  badge?: { text: string; colour: string };
}

/** What a choice costs and what it brings, as ids of the sprite. */
export interface CostAndGain {
  cost: string[];
  gain: string[];
}

/** What stands for a thing of the table beside it: symbols and a short word, then what else is printed on it. */
export interface Sign {
  icons: string[];
  word: string;
  after?: string[];
}

/** How many of something a choice is about: the whole, and its parts as a symbol with their number. */
export interface Amount {
  total: number;
  parts: [icon: string, count: number][];
}

/** All of a game. What the start and set-up pages need is there at once; the rest is loaded when it is first shown. */
export interface GameClient {
  name: string;
  /** The Fluent files that its pages speak with. */
  texts: string[];
  /** Its picture; `figures` stand before it. */
  Art: Component<{ figures?: SeatFigure[] }>;
  /** How many can play, and how many sit at a table when nobody says otherwise. */
  players: { fewest: number; most: number; usual: number } | null;
  /** Icons of the choices of the set-up page, by `<option>-<value>`. */
  optionIcons?: Record<string, string[]>;
  /** An opponent of its own, for one player: what its button shows, and what it opens. */
  solo?: { icon: string; about: string; dialog: () => Promise<Component<{ open: boolean; offline: boolean }, object, "open">> };
  /** Whether its board has a guide of a first game. */
  guided?: boolean;
  board: () => Promise<Board>;
  /** The reference of its rules. */
  rules?: () => Promise<Reference>;
}

/** A board is written for the views of its game; the table, which knows no game, hands it whatever the server sends. */
export const board =
  <View>(load: () => Promise<{ default: Board<View> }>) =>
  async (): Promise<Board> =>
    (await load()).default as unknown as Board;

/** A game at the table. */
export interface Board<View = unknown> {
  name: string;
  /** The board as one SVG; without one, the table is told in words. */
  Scene: Component<SceneProps<View>> | null;
  /** What lies before the person who looks: the hand, the court; beneath the prompt. */
  Own: Component<TableProps<View>> | null;
  /** One player's panel. */
  Panel: Component<TableProps<View> & { player: Player }>;
  /** What a phone shows of a player beside the points. */
  Stock: Component<{ view: View; player: Player }> | null;
  /** Size of the scene, in its own units. */
  size: { width: number; height: number };
  places: (view: View) => Place[];
  /** Where a question is answered, or where an event happens: the id of a place. */
  place: (message: Message, view: View) => string | null;
  /** The things a move touches, in the order a person would: a card, then a location. `[]`: only beside the board. */
  touches: (move: Message, question: Message | null, view: View) => string[];
  /** What a choice beside the board, which touches these things, costs the player and brings. */
  costAndGain?: (move: Message, view: View, things: string[], seat: number) => CostAndGain | null;
  /** What stands for a thing in a choice that only repeats what lies on the table, or for a move without one (""); null: the choice is put in words. */
  sign?: (thing: string, view: View, move: Message) => Sign | null;
  /** Whether a thing lies where a phone shows it with its question, large enough for a finger: then no list repeats it. */
  atHand?: (thing: string) => boolean;
  /** How many of something a move takes or gives, where that is all it says. */
  amount?: (move: Message) => Amount | null;
  /** Moves that can be made beside what is asked: one button leads to them. */
  apart?: { kind: string; icon: string; text: () => string };
  /** What a thing is called and means, in the reader's language: for tooltips, long presses and screen readers. */
  describe: (thing: string, view: View, players: Player[]) => { name: string; text: string; rule?: string } | null;
  /** Things that differ between two views of the same seat, by their ids: what is new since one's last move. */
  changed?: (before: View, after: View) => Set<string>;
  /** What lies where, for things to go from one spot to another; spots and things are `data-spot` and `data-piece`. */
  pieceLayout: (view: View) => PieceLayout;
  /** Whether a thing is a card, which may lie face down. */
  isCard?: (thing: string) => boolean;
  /** Who does what an event tells, where it has no `player`: a game's own opponent. */
  actor?: (event: Message, view: View) => number | null;
  /** The seats in turn order, where it changes; else they sit in it. */
  order?: (view: View) => number[];
  /** Whether players hold cards that the others must not see: between two seats of one screen comes a cover. */
  hidden?: boolean;
  /** Whether a scene of a story begins with this event: an automa card turned up, the night. */
  scene?: (event: Message) => boolean;
  /** Whether a part of a scene begins with this event: what comes before the second one is told in one go. */
  part?: (event: Message) => boolean;
  /** Whether the picture of the scene that begins with this event says all by itself: it needs no list, but room. */
  pictured?: (event: Message) => boolean;
  /** The light that falls on the board while this is told. */
  light?: (told: Message[]) => "dusk" | null;
  /** Whether the scene that begins with this event is seen alone, in place of the board. */
  full?: (event: Message) => boolean;
  /**
   * A picture beside what is being told; `told` are the events of the scene so far, the last one is now. The view is
   * that after the move, `before` the one it began with.
   */
  Story?: Component<TableProps<View> & { told: Message[]; coming: Message[]; before: View | null }>;
  /** What Own is: a hand beside the prompt, or the whole court, which then needs no panel at the side. */
  own?: "hand" | "court";
  /** "Day 3 of 4", for the head of the page. */
  status: (view: View) => string;
  /** Points of each player, as everybody sees them. */
  points: (view: View) => number[];
  /** Points by source at the end, in the order of the rules: source ids, and the points of each player. */
  sources: (view: View) => { source: string; points: number[] }[] | null;
  /** The guide of a first game. */
  guide?: Guide<View>;
  /** The symbol of a source of points. */
  sourceIcon?: (source: string) => string;
}

export type { LegalMove, RefusedMove, SeatState };
