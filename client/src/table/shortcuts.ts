/** What the keys of the table do (Keys.svelte lists them). */
import type { TableController } from "./controller.svelte";
import type { Narration } from "./narration.svelte";
import type { Options } from "./options";

export interface Shortcuts {
  controller: TableController;
  narration: Narration;
  offered: Options;
  stepCatchUp: (by: number) => void;
  talk: (which: "log" | "chat") => void;
  showText: () => void;
  showKeys: () => void;
}

export function press(event: KeyboardEvent, { controller, narration, offered, stepCatchUp, talk, showText, showKeys }: Shortcuts): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog, [role=menu]")) return;
  const { choosing, hinting, planning } = controller;
  const { key } = event;
  const onButton = target.closest("button, a, [role=button], summary") !== null;
  if (/^[1-9]$/.test(key) && hinting.open) hinting.take(Number(key) - 1);
  else if (/^[0-9ab]$/i.test(key) && !narration.on) offered.options.find((option) => option.mark === key.toUpperCase())?.take();
  else if (narration.on && (key === "n" || (key === "Enter" && !onButton))) narration.tap();
  else if (key === "Enter" && !onButton && choosing.ready !== null) choosing.confirm();
  else if (key === "Escape" && hinting.open) hinting.close();
  else if (key === "Escape" && planning.on && !choosing.touched.length) planning.close();
  else if (key === "Escape") choosing.clear();
  else if (key === "u" && planning.on) void planning.back();
  else if (key === "p" && planning.offered && !narration.on) void (planning.on ? planning.close() : planning.begin());
  else if (key === "u" && controller.canUndo) void controller.undo();
  else if (key === "h" && !narration.on) hinting.toggle();
  else if (key === "s") offered.asides[0]?.take();
  else if (key === "[" || key === "]") stepCatchUp(key === "]" ? 1 : -1);
  else if (key === "t") showText();
  else if (key === "l" || key === "c") talk(key === "l" ? "log" : "chat");
  else if (key === "?") showKeys();
  else return;
  event.preventDefault();
}
