import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.YAMEN_SERVER ?? "http://127.0.0.1:8000";

/** Lays a compressed copy beside every text, so that the server has nothing to compress. */
const compress: Plugin = {
  name: "compress",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|svg|ftl|html|json|webmanifest)$/.test(file)) continue;
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), compress],
  build: { outDir: "../src/yamen/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
