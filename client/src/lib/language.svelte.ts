/**
 * The words of the reader's language, from the same Fluent files as the terminal.
 *
 * Keys are made as in the Python package `yamen.locales`: `<game>-event-…`, `<game>-person-young_monk`; a word with a
 * hyphen is said by one message for its whole set, with the parts as $first and $second; other forms of a word than
 * the nominative are attributes, given to sentences as `$person-object`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import vocabulary from "../generated/words.json";
import type { Message, Said } from "./messages";
import { capital, humanize, humanizeMessage } from "./humanize";

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština", tr: "Türkçe" } as const;
export type Code = keyof typeof LANGUAGES;
type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../../src/yamen/locales/**/*.ftl", { query: "?url", import: "default", eager: true });
/** What every screen needs; the rest (rules, guides) comes when a screen asks for it. */
const COMMON = ["common", "client", "table"];

const WORDS = vocabulary as unknown as Record<string, { words: Record<string, string[]> }>;
const KINDS = vocabulary as unknown as Record<string, Record<Said, Record<string, Record<string, string>>>>;

/** Whether there are texts for what happens in a game; one that only the server knows has none. */
const isTold = (game: string): boolean => game in KINDS;

class Language {
  code = $state<Code>("en");
  /** Changes whenever texts have come, so that whatever shows a text is drawn anew. */
  #loaded = $state(0);
  #bundles = new Map<Code, FluentBundle>();
  #files = new Map<string, Promise<void>>();
  #wanted = new Set(COMMON);

  /** Switch; resolves once the texts are there. */
  async use(code: Code): Promise<void> {
    await this.#fetch(code);
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Load these files, too, with the first language and every later one. */
  want(files: readonly string[]): void {
    files.forEach((file) => this.#wanted.add(file));
  }

  /** Also load the texts of these files, in this and every later language. */
  async need(...files: string[]): Promise<void> {
    this.want(files);
    await this.#fetch(this.code);
  }

  async #fetch(code: Code): Promise<void> {
    await Promise.all([...this.#wanted].map((file) => this.#load(code, file)));
  }

  #load(code: Code, file: string): Promise<void> {
    const path = `../../../src/yamen/locales/${code}/${file}.ftl`;
    let loading = this.#files.get(path);
    if (!loading) {
      loading = this.#read(code, path).catch((error: unknown) => {
        this.#files.delete(path); // the next one to ask tries again
        throw error;
      });
      this.#files.set(path, loading);
    }
    return loading;
  }

  async #read(code: Code, path: string): Promise<void> {
    const url = FILES[path];
    if (!url) throw new Error(`There are no texts ${path}`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The texts ${path} can't be had: ${answer.status}`);
    this.add(code, await answer.text());
  }

  add(code: Code, texts: string): void {
    let bundle = this.#bundles.get(code);
    if (!bundle) this.#bundles.set(code, (bundle = new FluentBundle(code, { useIsolating: false })));
    bundle.addResource(new FluentResource(texts), { allowOverrides: true });
    this.#loaded++;
  }

  /** Whether there is such a text. */
  has(key: string): boolean {
    void this.#loaded;
    return this.#bundles.get(this.code)?.hasMessage(key) ?? false;
  }

  /** The text of a key. A key without text shows itself in brackets, which the tests look for. */
  text(key: string, args?: Arguments): string {
    return this.#format(key, null, args);
  }

  /** An attribute of a text; empty if it has none by that name. */
  part(key: string, name: string): string {
    void this.#loaded;
    return this.#bundles.get(this.code)?.getMessage(key)?.attributes[name] ? this.#format(key, name) : "";
  }

  /** A text and all its attributes. */
  whole(key: string): string[] {
    void this.#loaded;
    const attributes = this.#bundles.get(this.code)?.getMessage(key)?.attributes ?? {};
    return [this.text(key), ...Object.keys(attributes).map((name) => this.part(key, name))];
  }

  /** What a thing of a game is called: `word(game, "city", "beijing")`. */
  word(game: string, words: string, word: string): string {
    if (!isTold(game)) return humanize(word);
    const [key, parts] = wordKey(game, words, word);
    return this.#format(key, null, parts);
  }

  /** What a game is called. */
  title(game: string): string {
    return this.either(`${game}-title`, capital(humanize(game)));
  }

  /** The text of a key, or something else if it has none. */
  either(key: string, otherwise: string): string {
    return this.has(key) ? this.text(key) : otherwise;
  }

  /** What a game says in words of its own, `<game>-<name>`, or else what is said of any game. */
  own(game: string, name: string, otherwise: string, args?: Arguments): string {
    const key = `${game}-${name}`;
    return this.text(this.has(key) ? key : otherwise, args);
  }

  option(game: string, name: string, value?: string | number | boolean): string {
    const ending = value === undefined ? "" : `-${String(value).replace("/", "-")}`;
    const key = `${game}-option-${name}${ending}`;
    return isTold(game) ? this.text(key) : this.either(key, humanize(String(value ?? name)));
  }

  /** A move, an event, a question or a reason as a sentence; of a game without texts, as the server has it or made of its fields. */
  sentence(game: string, said: Said, message: Message, names: readonly string[], otherwise?: string): string {
    if (said === "why" && message.kind === "not-now") return this.text("why-not-now");
    if (!isTold(game)) return otherwise === undefined ? humanizeMessage(message, names) : capital(otherwise);
    const args: Arguments = {};
    for (const [field, words] of Object.entries(KINDS[game]?.[said]?.[message.kind] ?? {})) {
      const value = message[field];
      if (value === undefined) continue;
      if (words === "player") args[field] = names[value as number] ?? "?";
      else if (typeof value === "number") args[field] = Number(WORDS[game]?.words[words]?.[value] ?? value); // the first one is 0
      else if (/^\d+$/.test(value)) args[field] = Number(value);
      else {
        const [key, parts] = wordKey(game, words, value);
        args[field] = this.#format(key, null, parts);
        const attributes = this.#bundles.get(this.code)?.getMessage(key)?.attributes ?? {};
        for (const form of Object.keys(attributes)) args[`${field}-${form}`] = this.#format(key, form, parts);
      }
    }
    return this.text(`${game}-${said}-${message.kind}`, args);
  }

  /** How long ago something was: "3 hours ago". */
  ago(seconds: number): string {
    const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["minute", 60];
    return timesOf(this.code).format(-Math.floor(seconds / size), unit);
  }

  number(value: number): string {
    return numbersOf(this.code).format(value);
  }

  #format(key: string, form: string | null, args?: Arguments): string {
    void this.#loaded;
    const bundle = this.#bundles.get(this.code);
    const message = bundle?.getMessage(key);
    const pattern = form === null ? message?.value : message?.attributes[form];
    if (!bundle || !pattern) return this.#loaded ? `[${key}]` : "";
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    return errors.length ? `[${key}: ${errors.map(String).join("; ")}]` : text;
  }
}

/** Browsers take long to make a formatter, so each is made once. */
function once<T>(make: (code: Code) => T): (code: Code) => T {
  const made: Partial<Record<Code, T>> = {};
  return (code) => (made[code] ??= make(code));
}
const numbersOf = once((code) => new Intl.NumberFormat(code));
const timesOf = once((code) => new Intl.RelativeTimeFormat(code, { numeric: "auto" }));

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

function wordKey(game: string, words: string, word: string): [string, Arguments] {
  const at = word.indexOf("-");
  if (at < 0) return [`${game}-${words}-${word}`, {}];
  const part = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  return [`${game}-${words}`, { first: part(word.slice(0, at)), second: part(word.slice(at + 1)) }];
}

export const language = new Language();
/** The text of a key in the reader's language. */
export const t = (key: string, args?: Arguments): string => language.text(key, args);

/** The language to begin with: the one chosen before, else the browser's. */
export function preferred(): Code {
  const wanted = [localStorage.getItem("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((code) => code && code in LANGUAGES) as Code | undefined) ?? "en";
}
