/** What a person has chosen for this device. */
import { report } from "./errors";
import { type Code, language, preferred } from "./language.svelte";

export type Theme = "paper" | "lacquer";
export type Motion = "full" | "less";

const stored = <T extends string>(key: string, values: readonly T[]): T | null =>
  values.find((value) => value === localStorage.getItem(key)) ?? null;
const prefers = (query: string) => window.matchMedia(query).matches;
const themeKept = (): Theme => stored("theme", ["paper", "lacquer"]) ?? (prefers("(prefers-color-scheme: dark)") ? "lacquer" : "paper");
const motionKept = (): Motion => stored("motion", ["full", "less"]) ?? (prefers("(prefers-reduced-motion: reduce)") ? "less" : "full");
const soundKept = () => localStorage.getItem("sound") === "on";

class Settings {
  theme = $state<Theme>(themeKept());
  motion = $state<Motion>(motionKept());
  sound = $state(soundKept());

  async begin(): Promise<void> {
    window.addEventListener("storage", () => this.#follow());
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

  /** Something was chosen in another tab: it holds in this one as well. */
  #follow(): void {
    this.theme = themeKept();
    this.motion = motionKept();
    this.sound = soundKept();
    this.#show();
    if (preferred() !== language.code) language.use(preferred()).catch(report);
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
