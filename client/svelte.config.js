import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/**
 * The server's content security policy lets no style attribute of a template through. As directives the same rules are
 * set by a script, which it does.
 */
const styleDirectives = {
  name: "style-directives",
  markup: ({ content }) => ({
    code: content.replace(/\sstyle="([^"{}]*)"/g, (_, rules) =>
      rules
        .split(";")
        .filter((rule) => rule.trim())
        .map((rule) => {
          const colon = rule.indexOf(":");
          return ` style:${rule.slice(0, colon).trim()}="${rule.slice(colon + 1).trim()}"`;
        })
        .join(""),
    ),
  }),
};

export default { preprocess: [vitePreprocess(), styleDirectives] };
