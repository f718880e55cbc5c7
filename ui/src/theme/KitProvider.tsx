/** Everything the kit needs above it: Chakra's system, a sheet that a strict policy allows, the app's host functions; and the watch over the focus. */
import { ChakraProvider, LocaleProvider } from "@chakra-ui/react";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, useEffect } from "react";
import { keepFocus } from "../base/keepFocus";
import { KitContext, type KitHost } from "../base/kit";
import { AdoptedSheet } from "./sheet";
import { system } from "./system";

function makeCache(): EmotionCache {
  const cache = createCache({ key: "chakra", speedy: true });
  if (typeof CSSStyleSheet === "function" && "adoptedStyleSheets" in document) {
    cache.sheet = new AdoptedSheet({ key: "chakra" }) as unknown as EmotionCache["sheet"];
  }
  return cache;
}

const cache = makeCache();

export function KitProvider({ host, children }: { host: KitHost; children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LocaleProvider locale={host.locale}>
          <KitContext value={host}>{children}</KitContext>
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
