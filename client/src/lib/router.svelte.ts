/** Where the person is: the address as a list of parts, without reloading the page. */
class Router {
  #url = $state(new URL(location.href));
  /** The table one came from, so that other pages can lead back to it. */
  table = $state<string | null>(null);

  constructor() {
    window.addEventListener("popstate", () => (this.#url = new URL(location.href)));
  }

  /** The parts of the path: `/table/abc` is ["table", "abc"]. */
  get parts(): string[] {
    return this.#url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  }

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  get hash(): string {
    return this.#url.hash.slice(1);
  }

  go(path: string, replace = false): void {
    if (/^\/(table|replay)\//.test(location.pathname)) this.table = location.pathname + location.search;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#url = new URL(location.href);
    if (!replace) window.scrollTo(0, 0);
  }

  /** For clicks on links: `<a href=… onclick={router.follow}>`. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(event.currentTarget.getAttribute("href") ?? "/");
  };
}

export const router = new Router();
