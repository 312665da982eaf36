/** What happened, told step by step at the person's own pace: the events, whether they are told now, and which one. */
import type { Step } from "../lib/live.svelte";
import type { Message } from "../lib/messages";
import type { TableController } from "./controller.svelte";
import { isChapter, scenes, story, type Told } from "./story";

/** The event that is told now, among those that belong together. */
export interface Place {
  scene: Told[];
  /** 0: the scene begins. */
  now: number;
}

export class Narration {
  /** Whether it is told now. */
  on = $state(false);
  /** The event that is told. */
  at = $state(0);
  /** Who watches is told what happens from when they came. */
  #came = $state(Infinity);
  #known = -1;
  readonly #controller: () => TableController;

  constructor(controller: () => TableController) {
    this.#controller = controller;
  }

  /** Whether there is an opponent without a seat, all of whose doings are told. */
  get alone(): boolean {
    const table = this.#controller().state;
    return (table?.cast.length ?? 0) > (table?.seats.length ?? 0);
  }

  readonly told = $derived.by<Told[]>(() => {
    const { game, history, lastOwn, state } = this.#controller();
    if (this.alone) return story(history, (event) => Boolean(game.scene?.(event) || game.full?.(event)), lastOwn);
    return game.full ? story(history, game.full, state?.seat === null ? this.#came : lastOwn) : [];
  });

  /** More than a line of the log. */
  get worthwhile(): boolean {
    return this.told.length > 1;
  }

  readonly place = $derived.by<Place | null>(() => {
    const { game } = this.#controller();
    let before = 0;
    for (const scene of scenes(this.told, (event) => game.scene?.(event) ?? isChapter(event))) {
      if (this.at < before + scene.length) return { scene, now: this.at - before };
      before += scene.length;
    }
    return null;
  });

  get event(): Message | null {
    return this.on ? (this.told[this.at]?.event ?? null) : null;
  }

  get last(): boolean {
    return this.at >= this.told.length - 1;
  }

  /** Whether the scene is seen alone, in place of the board. */
  get full(): boolean {
    const { game } = this.#controller();
    const first = this.on ? this.place?.scene[0] : undefined;
    return first !== undefined && game.Story !== undefined && (game.full?.(first.event) ?? false);
  }

  /** The log doesn't run ahead of what is told. */
  get steps(): readonly Step[] {
    const { steps } = this.#controller().live;
    if (!this.on) return steps;
    const coming = this.told.slice(this.at + 1).map(({ event }) => event);
    return steps.map((step) => ({ ...step, events: step.events.filter((event) => !coming.includes(event)) }));
  }

  begin(): void {
    this.at = 0;
    this.on = true;
  }

  end(): void {
    this.on = false;
  }

  /** What has just come is told at once; what was there when the page was opened only on demand. */
  listen(): void {
    const { steps } = this.#controller().live;
    const first = this.told[0]?.number ?? 0;
    if (this.#known >= 0 && first > this.#known && this.worthwhile) this.begin();
    if (!steps.length) return;
    this.#known = steps.at(-1)?.number ?? 0;
    if (this.#came === Infinity) this.#came = this.#known + 1;
  }
}
