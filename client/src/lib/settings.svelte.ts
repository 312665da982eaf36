/** What a person has chosen for this device. */
import { type Code, language, preferred } from "./language.svelte";

export type Theme = "paper" | "lacquer";
export type Motion = "full" | "less";

const stored = <T extends string>(key: string, values: readonly T[]): T | null =>
  values.find((value) => value === localStorage.getItem(key)) ?? null;
const prefers = (query: string) => window.matchMedia(query).matches;

class Settings {
  theme = $state<Theme>(stored("theme", ["paper", "lacquer"]) ?? (prefers("(prefers-color-scheme: dark)") ? "lacquer" : "paper"));
  motion = $state<Motion>(stored("motion", ["full", "less"]) ?? (prefers("(prefers-reduced-motion: reduce)") ? "less" : "full"));
  sound = $state(localStorage.getItem("sound") === "on");

  async begin(): Promise<void> {
    this.#show();
    await language.use(preferred());
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.#show();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    localStorage.setItem("motion", motion);
    this.#show();
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("sound", on ? "on" : "off");
  }

  async setLanguage(code: Code): Promise<void> {
    localStorage.setItem("language", code);
    await language.use(code);
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
