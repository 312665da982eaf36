/** How a person likes to sit at a table, kept on this device. */
import type { Confirm } from "./choosing.svelte";

const CONFIRM: readonly Confirm[] = ["always", "touch", "never"];

class Preferences {
  confirm = $state<Confirm>(CONFIRM.find((one) => one === localStorage.getItem("confirm")) ?? "touch");
  /** Whether what an opponent without hands does is told by itself, without a click for each step. */
  byItself = $state(localStorage.getItem("by-itself") === "on");

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
