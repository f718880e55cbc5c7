/** What both web apps build alike: the kit by path, texts compressed, chunks that stay under their budgets. */
import { readFile, writeFile } from "node:fs/promises";
import type { ClientRequest } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin, ProxyOptions, UserConfig } from "vite";
import { type Group, START } from "./chunks";
import { unusedStyles } from "./unusedStyles";

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Lays every text of the app beside itself as `.br` and `.gz`, so that serving it costs no work each time. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|mjs|css|svg)$/.test(name));
      for (const name of texts) {
        const file = join(dir, name);
        const text = await readFile(file);
        await writeFile(
          `${file}.br`,
          await brotlied(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
      }
    },
  };
}

/**
 * An icon's lines never change their order: React tells them apart without keys, of which the library has one for each line. They are
 * random, and so the part of an icon that no compression makes smaller. While developing they stay, for React asks for them there.
 */
function iconsWithoutKeys(): Plugin {
  return {
    name: "icons-without-keys",
    apply: "build",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/ },
      handler: (code) => ({ code: code.replace(/,\s*key: "\w+"/g, ""), map: null }),
    },
  };
}

export const kitAlias = {
  find: /^@learnt\/ui\//,
  replacement: fileURLToPath(new URL("../src/", import.meta.url)),
};

/** Modules of libraries for what nothing here uses, with the names that others of the library take from them and never call. */
const UNUSED = {
  // What reports on the router's work to tools that watch it: we give it none.
  "/react-router/dist/production/lib/router/instrumentation.js": [
    "consumeInstrumentationClientResultMetaReceiver",
    "getRouteInstrumentationUpdates",
    "instrumentClientSideRouter",
    "instrumentHandler",
    "instrumentationResultMetaContext",
  ],
  // What a link of its framework fetches ahead: we use the router alone.
  "/react-router/dist/production/lib/dom/ssr/links.js": [
    "getKeyedLinksForMatches",
    "getKeyedPrefetchLinks",
    "getModuleLinkHrefs",
    "getNewMatchesForLinks",
    "isPageLinkDescriptor",
    "prefetchRouteCss",
    "prefetchStyleLinks",
  ],
};

function withoutUnusedModules(): Plugin {
  const names = (id: string) => Object.entries(UNUSED).find(([path]) => id.endsWith(path))?.[1] ?? [];
  return {
    name: "without-unused-modules",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(_code, id) {
        const exported = names(id).map((name) => `none as ${name}`);
        if (exported.length === 0) return null;
        return { code: `const none = () => undefined; export { ${exported.join(", ")} };`, map: null };
      },
    },
  };
}

/** What Emotion brings for components that we have none of, and with it a second copy of what tells React's own apart. */
const noStatics = {
  find: /^hoist-non-react-statics$/,
  replacement: fileURLToPath(new URL("./noStatics.ts", import.meta.url)),
};

/** The service believes its own pages only; behind this proxy they have its address, with our port. */
function rewriteOrigin(api: string): ProxyOptions["configure"] {
  const { port } = new URL(api);
  const moved = (request: ClientRequest) => {
    const origin = request.getHeader("origin");
    if (typeof origin === "string") request.setHeader("origin", origin.replace(/:\d+$/, port && `:${port}`));
  };
  return (proxy) => {
    proxy.on("proxyReq", moved);
    proxy.on("proxyReqWs", moved);
  };
}

/**
 * `api` is where `npm run dev` finds the running service; it keeps the browser's host name, which names the team. Of the groups of
 * modules that share a file, the first that a module fits takes it, and with it all that it imports.
 */
export function appConfig(api: string, groups: readonly Group[] = []): UserConfig {
  return {
    plugins: [react(), iconsWithoutKeys(), withoutUnusedModules(), unusedStyles(), compressed()],
    resolve: { alias: [kitAlias, noStatics], dedupe: ["react", "react-dom", "react-hook-form"] },
    build: {
      target: "es2023",
      assetsInlineLimit: 0,
      sourcemap: false,
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [START, ...groups].map((group, at) => ({ ...group, priority: groups.length - at })),
          },
        },
      },
    },
    server: {
      host: "127.0.0.1",
      allowedHosts: [".localhost"],
      proxy: {
        "/api": { target: api, changeOrigin: false, ws: true, configure: rewriteOrigin(api) },
        "/brand.css": { target: api, changeOrigin: false },
        "/auth/": { target: api, changeOrigin: false, configure: rewriteOrigin(api) },
        "/brand/": { target: api, changeOrigin: false },
      },
    },
  };
}
