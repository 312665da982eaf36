/** Finding rules by words, whatever the accents and the case. */

export interface Found {
  rule: string;
  /** The text around the place, cut at words; `hit` is what was looked for. */
  before: string;
  hit: string;
  after: string;
}

/** Letters that fall apart into a letter and a mark lose the mark; others stay one letter, so places fit the text. */
const bare = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ı", "i").replace("ł", "l");
      return plain.length === 1 ? plain : letter;
    })
    .join("");

export function search(texts: Record<string, string>, wanted: string, most = 8): Found[] {
  const needle = bare(wanted.trim());
  if (needle.length < 2) return [];
  const found: Found[] = [];
  for (const [rule, text] of Object.entries(texts)) {
    const at = bare(text).indexOf(needle);
    if (at < 0) continue;
    const begin = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 40)) + 1);
    const end = at + needle.length;
    const until = text.indexOf(" ", end + 60);
    found.push({
      rule,
      before: (begin > 0 ? "… " : "") + text.slice(begin, at),
      hit: text.slice(at, end),
      after: text.slice(end, until < 0 ? undefined : until) + (until < 0 ? "" : " …"),
    });
    if (found.length === most) break;
  }
  return found;
}
