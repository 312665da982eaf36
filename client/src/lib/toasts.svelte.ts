/** Short news for the person, shown at the foot of the page by `ui/Toasts.svelte`. */
export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "good" | "bad";
  action: { text: string; run: () => void } | null;
}
interface ToastOptions {
  kind?: Toast["kind"];
  /** A button beside the news; the news then stays until it is answered or closed. */
  action?: Toast["action"];
  /** Whether it stays until it is closed. */
  stays?: boolean;
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  /** Say something. It goes away by itself, slower when there is more to read. */
  say(text: string, { kind = "plain", action = null, stays = action !== null }: ToastOptions = {}): void {
    if (this.list.some((toast) => toast.text === text)) return;
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, kind, action }];
    if (!stays) setTimeout(() => this.drop(id), 4000 + 60 * text.length);
  }

  act(toast: Toast): void {
    this.drop(toast.id);
    toast.action?.run();
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
