/** How a person likes to sit at a table, kept on this device. */
import { settings } from "../lib/settings.svelte";
import type { Confirm } from "./choosing.svelte";

export const PACES = ["slow", "normal", "fast", "off"] as const;
/** How quickly one thing after the other is told; `off`: all that belongs together at once. */
export type NarrationPace = (typeof PACES)[number];
const CONFIRM: readonly Confirm[] = ["always", "touch", "never"];

class Preferences {
  confirm = $state<Confirm>(CONFIRM.find((one) => one === localStorage.getItem("confirm")) ?? "touch");
  /** Whether what an opponent without hands does is told by itself, without a click for each step. */
  byItself = $state(localStorage.getItem("by-itself") === "on");

  #pace = $state<NarrationPace | null>(PACES.find((one) => one === localStorage.getItem("pace")) ?? null);

  /** Who prefers less motion sees what others did at once, unless they choose otherwise. */
  get pace(): NarrationPace {
    return this.#pace ?? (settings.motion === "less" ? "off" : "normal");
  }

  setPace(pace: NarrationPace): void {
    this.#pace = pace;
    localStorage.setItem("pace", pace);
  }

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    localStorage.setItem("confirm", confirm);
  }

  setByItself(on: boolean): void {
    this.byItself = on;
    localStorage.setItem("by-itself", on ? "on" : "off");
  }
}

export const preferences = new Preferences();
