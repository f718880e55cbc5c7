/** What the kit asks of the app around it: a link, the address bar, words, and the language. */
import {
  type ComponentType,
  createContext,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useContext,
} from "react";

export type KitLinkProps = {
  to: string;
  children?: ReactNode;
  className?: string;
  id?: string;
  title?: string;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
  "aria-label"?: string;
  "aria-current"?: "page" | "true" | undefined;
  tabIndex?: number;
  /** False where it stands in something that is dragged as a whole: browsers drag a link by itself. */
  draggable?: boolean;
};

export type SearchState = readonly [
  URLSearchParams,
  (change: (now: URLSearchParams) => URLSearchParams, how?: { replace?: boolean }) => void,
];

/** A failed request in words. */
export type Failure = {
  message: string;
  fields?: readonly { field: string; message: string }[];
  requestId?: string | undefined;
};

export type Translate = (key: string, values?: Record<string, unknown>) => string;

export type KitHost = {
  /** The app's router link. */
  Link: ComponentType<KitLinkProps>;
  /** The app's query string, read and written. */
  useSearch: () => SearchState;
  /** On the way to another screen, which is still being loaded: what is written into the address now would lead back. */
  isLeaving?: (() => boolean) | undefined;
  /** Words of the `ui` catalogue in the current language. */
  t: Translate;
  /** The app's one translator from an error to a sentence and its fields. */
  toFailure: (error: unknown) => Failure;
  locale: string;
  dir: "ltr" | "rtl";
};

export const KitContext = createContext<KitHost | null>(null);

export function useKit(): KitHost {
  const host = useContext(KitContext);
  if (!host) throw new Error("The kit needs <KitProvider> above it.");
  return host;
}
