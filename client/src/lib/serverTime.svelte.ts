/** The server's time, which clocks are told in: the machine's own may be wrong. Whoever shows it is drawn each second. */
import { createSubscriber } from "svelte/reactivity";

class ServerTime {
  #ahead = 0;
  #each = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  /** A message has just come that says which time it was, in seconds since 1970. */
  told(at: number): void {
    this.#ahead = at - Date.now() / 1000;
  }

  get now(): number {
    this.#each();
    return Date.now() / 1000 + this.#ahead;
  }
}

export const serverTime = new ServerTime();
