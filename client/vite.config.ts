import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

const server = process.env.YAMEN_SERVER ?? "http://127.0.0.1:8000";

const SPRITES = ["icons", "pieces"].map((name) => {
  const source = readFileSync(`public/${name}.svg`);
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { source, plain: `${name}.svg`, kept: `assets/${name}-${hash}.svg` };
});

/**
 * Gives the sprites names with a hash, so that they are kept for good. For one that isn't a browser asks again, and
 * parses it anew, whenever a `<use>` of it comes into the page.
 */
const sprites: Plugin = {
  name: "sprites",
  apply: "build",
  enforce: "pre",
  buildStart() {
    for (const { source, kept } of SPRITES) this.emitFile({ type: "asset", fileName: kept, source });
  },
  transform: (code) => SPRITES.reduce((text, { plain, kept }) => text.replaceAll(`/${plain}#`, `/${kept}#`), code),
  writeBundle({ dir = "" }) {
    for (const { plain } of SPRITES) rmSync(join(dir, plain));
  },
};

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

/**
 * Keeps the shell of the app, so that the start page opens without a network. Files with a hash in their name never
 * change; what the server says of tables is never kept.
 */
const shell = VitePWA({
  filename: "sw.js",
  manifest: false, // public/manifest.webmanifest
  injectRegister: null, // src/lib/pwa.ts
  registerType: "autoUpdate",
  workbox: {
    globPatterns: ["index.html", "*.svg", "manifest.webmanifest", "fonts/*.woff2", "assets/index-*.{js,css}", "assets/*.svg"],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    importScripts: ["/push.js"],
    cleanupOutdatedCaches: true,
    // The newest page, or the kept one: it shows every address.
    navigateFallback: null,
    directoryIndex: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
        handler: "NetworkOnly",
        options: { precacheFallback: { fallbackURL: "/index.html" } },
      },
      {
        urlPattern: /\/assets\/[^/]+$/,
        handler: "CacheFirst",
        options: { cacheName: "assets", expiration: { maxEntries: 200 } },
      },
    ],
  },
});

export default defineConfig({
  plugins: [sprites, svelte(), shell, compress],
  build: { outDir: "../src/yamen/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  // A document and the modules for each file of tests alone would take half of the time.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false, testTimeout: 60_000 },
});
