/** A record that the person chose from their device: taken on the start page, looked at on the page `/replay?upload`. */
export const upload: { text: string | null; name: string } = { text: null, name: "" };
