/** The choices beside the board: the same moves that the board offers, in words, for mouse, keys and screen readers. */
import { language } from "../lib/language.svelte";
import type { Message } from "../lib/messages";
import type { Choosing, Path } from "./choosing.svelte";
import type { TableController } from "./controller.svelte";

export interface Option {
  id: string;
  /** A letter or a number to press. */
  mark: string;
  text: string;
  hint: { cost: string[]; gain: string[] } | null;
  /** What it means, where its name alone doesn't tell. */
  about: string;
  selected: boolean;
  /** How many moves begin with it; 1: it is a move. */
  moves: number;
  take: () => void;
}
export interface RefusedOption {
  reason: string;
  rule: string;
  moves: string[];
}
export interface Options {
  options: Option[];
  /** To do nothing, or to end: beside the other buttons. */
  asides: Option[];
  refused: RefusedOption[];
  /** Whether a first thing was touched, from which one can go back. */
  deeper: boolean;
}

/** So many choices can be told apart at a glance. */
const FEW = 9;
const LETTER = /^option-([a-z])$/;
const ASIDE = new Set(["skip", "pass"]);

export function optionsOf(controller: TableController): Options {
  const { choosing, game, names } = controller;
  const view = controller.view;
  if (!view) return { options: [], asides: [], refused: [], deeper: false };
  const base = choosing.ready === null ? choosing.touched : choosing.touched.slice(0, -1);
  const goesOn = (path: Path) => base.every((thing, at) => path.things[at] === thing);
  const said = ({ message, text }: Path) => language.sentence(game.name, "move", message, names, text);
  const asMove = (path: Path): Option => ({
    id: `move:${path.move}`,
    mark: "",
    text: said(path),
    hint: game.hints?.(path.message, view, path.things, controller.state?.seat ?? -1) ?? null,
    about: (LETTER.test(path.message.kind) && game.describe(path.things.at(-1) ?? "", view, controller.players)?.text) || "",
    selected: choosing.ready === path.move,
    moves: 1,
    take: () => (choosing.ready === path.move ? choosing.confirm() : choosing.choose(path.move)),
  });
  const paths = choosing.paths.filter(goesOn);
  const main = paths.filter((path) => !ASIDE.has(path.message.kind));
  const options = grouped(main, base.length).map((group): Option => {
    const [path] = group;
    const thing = path?.things[base.length];
    if (!path || group.length === 1 || thing === undefined) return path ? asMove(path) : never();
    return {
      id: `thing:${thing}`,
      mark: "",
      text: game.describe(thing, view, controller.players)?.name ?? said(path),
      hint: null,
      about: "",
      selected: choosing.touched.includes(thing),
      moves: group.length,
      take: () => choosing.touch(thing),
    };
  });
  for (const [at, option] of options.entries()) {
    const letter = LETTER.exec(main.find((path) => option.id === `move:${path.move}`)?.message.kind ?? "")?.[1];
    option.mark = letter ? letter.toUpperCase() : at < FEW ? String(at + 1) : "";
  }
  return {
    options,
    asides: choosing.paths.filter((path) => ASIDE.has(path.message.kind)).map(asMove),
    refused: refusedOf(choosing, base, said, (reason) => language.sentence(game.name, "why", reason, names)),
    deeper: base.length > 0,
  };
}

/** Many moves are offered by the thing that they begin with. */
function grouped(paths: Path[], depth: number): Path[][] {
  const single = paths.map((path) => [path]);
  if (paths.length <= FEW) return single;
  const groups = new Map<string, Path[]>();
  for (const path of paths) {
    const thing = (path.things.length > depth + 1 && path.things[depth]) || `move:${path.move}`;
    groups.set(thing, [...(groups.get(thing) ?? []), path]);
  }
  return groups.size > 1 ? [...groups.values()] : single;
}

/** Refused moves, those with the same reason together. */
function refusedOf(choosing: Choosing, base: string[], said: (path: Path) => string, why: (reason: Message) => string): RefusedOption[] {
  const found = new Map<string, RefusedOption>();
  for (const path of choosing.refused) {
    if (!base.every((thing, at) => path.things[at] === thing)) continue;
    const reason = why(path.reason);
    const same = found.get(reason) ?? { reason, rule: path.reason.rule ?? "", moves: [] };
    same.moves.push(said(path));
    found.set(reason, same);
  }
  return [...found.values()];
}

function never(): never {
  throw new Error("A group of choices can't be empty.");
}
