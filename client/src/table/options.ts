/** The choices beside the board: the same moves that the board offers, for mouse, keys and screen readers. */
import type { Amount, CostAndGain, Sign } from "../games/game";
import { language } from "../lib/language.svelte";
import type { Message } from "../lib/messages";
import type { Path, RefusedPath } from "./choosing.svelte";
import type { TableController } from "./controller.svelte";

export interface Option {
  id: string;
  /** A letter or a number to press. */
  mark: string;
  /** What it does, in words. */
  text: string;
  /** What it is about, in symbols, where that lies on the table; shown in place of the words. */
  signs: Sign[];
  /** How many of something it is about; shown in place of the words. */
  amount: Amount | null;
  effect: CostAndGain | null;
  /** What it means, where its name alone doesn't tell. */
  about: string;
  selected: boolean;
  /** How many moves begin with it; 1: it is a move. */
  moves: number;
  /** What must be touched for it lies in sight of a phone. */
  atHand: boolean;
  /** The symbol of a button. */
  icon: string;
  take: () => void;
}
export interface RefusedOption {
  reason: string;
  rule: string;
  moves: { text: string; signs: Sign[] }[];
}
export interface Options {
  options: Option[];
  /** To do nothing, to end, or to see what can be done besides: beside the other buttons. */
  asides: Option[];
  refused: RefusedOption[];
  /** What was chosen so far. */
  chosen: string;
  /** Whether one can go back to all the choices. */
  deeper: boolean;
}

/** So many keys there are for choices. */
const KEYS = 9;
/** So many moves of several things are offered whole. */
const FEW = 5;
const LETTER = /^option-([a-z])$/;
const ASIDE = new Set(["skip", "pass"]);
const NONE: Options = { options: [], asides: [], refused: [], chosen: "", deeper: false };

export function optionsOf(controller: TableController): Options {
  const view = controller.view;
  if (!view) return NONE;
  const { choosing, game, names } = controller;
  const base = choosing.ready === null ? choosing.touched : choosing.touched.slice(0, -1);
  const goesOn = (path: Path) => base.every((thing, at) => path.things[at] === thing);
  const said = ({ message, text }: Path) => language.sentence(game.name, "move", message, names, text);
  const called = (thing: string) => game.describe(thing, view, controller.players)?.name ?? "";
  /** Symbols for the things of a move from one of them on; none where one has no sign. */
  const signsOf = ({ things, message }: Path, from: number, to = things.length): Sign[] => {
    const signs = (things.length ? things.slice(from, to) : [""]).map((thing) => game.sign?.(thing, view, message) ?? null);
    return signs.every((sign) => sign !== null) ? signs : [];
  };
  const asMove = (path: Path): Option => ({
    id: `move:${path.move}`,
    mark: LETTER.exec(path.message.kind)?.[1]?.toUpperCase() ?? "",
    text: said(path),
    signs: signsOf(path, base.length),
    amount: game.amount?.(path.message) ?? null,
    effect: game.costAndGain?.(path.message, view, path.things, controller.state?.seat ?? -1) ?? null,
    about: (LETTER.test(path.message.kind) && game.describe(path.things.at(-1) ?? "", view, controller.players)?.text) || "",
    selected: choosing.ready === path.move,
    moves: 1,
    atHand: game.atHand?.(path.things[base.length] ?? "") ?? false,
    icon: "act-pass",
    take: () => (choosing.ready === path.move ? choosing.confirm() : choosing.choose(path.move)),
  });
  const asThing = (group: Path[], path: Path, thing: string): Option => ({
    ...asMove(path),
    id: `thing:${thing}`,
    text: called(thing) || said(path),
    signs: signsOf(path, base.length, base.length + 1),
    amount: null,
    effect: null,
    selected: choosing.touched.includes(thing),
    moves: group.length,
    take: () => choosing.touch(thing),
  });

  const asked = choosing.paths.filter((path) => !ASIDE.has(path.message.kind));
  const besides = asked.filter((path) => path.message.kind === game.apart?.kind);
  const apart = choosing.apart || besides.length === asked.length;
  const main = apart ? besides : asked.filter((path) => !besides.includes(path) && goesOn(path));
  const options = grouped(main, base.length).map((group): Option => {
    const [path] = group;
    if (!path) throw new Error("A group of choices can't be empty.");
    const thing = path.things[base.length];
    return group.length === 1 || thing === undefined ? asMove(path) : asThing(group, path, thing);
  });
  options.sort((one, other) => (other.amount?.total ?? 0) - (one.amount?.total ?? 0)); // the most first
  options.forEach((option, at) => (option.mark ||= keyOf(option, at)));

  const asides = choosing.paths.filter((path) => ASIDE.has(path.message.kind)).map(asMove);
  const [first] = besides;
  if (game.apart && first && !apart) {
    const { icon, text } = game.apart;
    asides.push({ ...asMove(first), id: "apart", text: text(), icon, moves: besides.length, take: () => (choosing.apart = true) });
  }
  const ready = choosing.paths.find((path) => path.move === choosing.ready);
  return {
    options,
    asides,
    refused: choosing.apart ? [] : refusedOf(choosing.refused.filter(goesOn), said, (path) => signsOf(path, base.length), (reason) => language.sentence(game.name, "why", reason, names)),
    chosen: ready ? said(ready) : choosing.touched.map(called).join(" → "),
    deeper: base.length > 0 || choosing.apart,
  };
}

/** An amount is pressed by its number, the others by their place. */
function keyOf({ amount }: Option, at: number): string {
  if (amount) return amount.parts.length === 1 && amount.total === amount.parts[0]?.[1] && amount.total <= KEYS ? String(amount.total) : "";
  return at < KEYS ? String(at + 1) : "";
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

/** Refused moves, those with the same reason together; of reasons that differ in a figure alone, the first is told. */
function refusedOf(paths: RefusedPath[], said: (path: Path) => string, signs: (path: Path) => Sign[], why: (reason: Message) => string): RefusedOption[] {
  const found = new Map<string, RefusedOption>();
  for (const path of paths) {
    const same = found.get(path.reason.kind) ?? { reason: why(path.reason), rule: path.reason.rule ?? "", moves: [] };
    same.moves.push({ text: said(path), signs: signs(path) });
    found.set(path.reason.kind, same);
  }
  return [...found.values()];
}
