/** What tests of components give the kit: plain links, keys instead of words, an empty address bar. */
import type { KitHost } from "./kit";

export const testHost: KitHost = {
  Link: ({ to, children }) => <a href={to}>{children}</a>,
  useSearch: () => [new URLSearchParams(), () => undefined],
  t: (key) => key,
  toFailure: () => ({ message: "" }),
  locale: "en",
  dir: "ltr",
};
