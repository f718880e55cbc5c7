/**
 * The frame of every signed-in screen, in one of three layouts: the navigation at the side (1), or as a line above the content,
 * within a box (2) or below a bar over the whole width (3). Below `lg` the navigation is a drawer in all of them.
 */
import { Menu as MenuIcon } from "lucide-react";
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { type Translate, useKit } from "../base/kit";
import { usePreload } from "../base/usePreload";
import type { PaletteEntry } from "./CommandPalette";
import { applyLayoutChange, defaults, type Layout } from "./layout";
import { SideNav } from "./Navbar";
import { NavLine } from "./NavLine";
import { flatten, type NavItem } from "./nav";
import { TabBar, type Tabs } from "./TabBar";
import { Toolbar } from "./Toolbar";
import { useNavFolded } from "./useNavFolded";
import { usePageKeys } from "./usePageKeys";
import { usePaletteKey } from "./usePaletteKey";

const CommandPalette = lazy(() => import("./CommandPalette"));
const KeysDialog = lazy(() => import("./KeysDialog"));
const loadDrawer = () => import("./NavDrawer");
const NavDrawer = lazy(loadDrawer);

export type ShellKeys = {
  on: boolean;
  onToggle: (on: boolean) => void;
  /** Entries of the navigation that `g` and a letter lead to, by their ids. */
  go: Readonly<Record<string, string>>;
  /** The list of all keys: `?` asks for it, and the app's menu. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The words of that list. */
  t: Translate;
};

export type AppShellProps = {
  nav: readonly NavItem[];
  path: string;
  brand: ReactNode;
  children: ReactNode;
  /** Without one: the first layout, its navigation folded as this device keeps it. */
  layout?: Layout;
  onFold?: () => void;
  /** Right end of the top bar: switches, user menu. */
  tools?: ReactNode;
  /** Left end of the top bar, before the searches: a back button. */
  lead?: ReactNode;
  /** After the searches, where there is room for them. */
  shortcuts?: ReactNode;
  /** What the search of everything finds beside the navigation. */
  palette?: readonly PaletteEntry[];
  onGo: (to: string) => void;
  /** Keys of one letter; without it there are none. */
  keys?: ShellKeys;
  /** The search was opened: what it finds beside the navigation may be loaded. */
  onSearchOpen?: () => void;
  /** More results for the typed text, fetched by the app. */
  onSearch?: (text: string) => Promise<readonly PaletteEntry[]>;
  /** Across the whole width above everything: impersonation, notices. */
  banner?: ReactNode;
  navFooter?: ReactNode;
  /** Below the entries of the navigation at the side alone. */
  sideNote?: ReactNode;
  /** On a phone, at the bottom. */
  tabs?: Tabs | undefined;
  /** A narrow strip beside the content. */
  leftPanel?: ReactNode;
  /** Below the content. */
  footer?: ReactNode;
  /** Stays in the corner where there is no top bar to be reached from. */
  corner?: ReactNode;
};

function useCurrentLayout({ layout, onFold }: AppShellProps): [Layout, (() => void) | undefined] {
  const [isFolded, toggle] = useNavFolded();
  if (layout) return [layout, onFold];
  const config = applyLayoutChange(defaults.layout1, { navbar: { folded: isFolded }, scroll: "body" });
  return [{ style: "layout1", config }, toggle];
}

const TOOLBAR = 64;
const LINE = 52;

/** How much of the top stays covered: screens put what sticks below it. */
function heights({ style, config }: Layout): CSSProperties {
  const { toolbar, navbar } = config;
  const isFixed = toolbar.display ? toolbar.style === "fixed" : true;
  const bar = toolbar.display && isFixed ? TOOLBAR : 0;
  const line = style !== "layout1" && navbar.display && isFixed ? LINE : 0;
  return { "--bar": `${bar}px`, "--line-bar": `${line}px` } as CSSProperties;
}

/** What the navigation has of these. */
function shortcutTargets(nav: readonly NavItem[], keys: Readonly<Record<string, string>>) {
  const items = flatten(nav).map(({ item }) => item);
  return Object.entries(keys).flatMap(([letter, id]) => {
    const item = items.find((item) => item.id === id && item.type === "item");
    return item?.url ? [{ letter, title: item.title, to: item.url }] : [];
  });
}

function shellClassNames({ style, config }: Layout, hasTabs: boolean): string {
  const { toolbar, footer, navbar, mode, scroll } = config;
  return cx(
    "kit-shell",
    `kit-${style}`,
    `kit-mode-${mode}`,
    `kit-scroll-${scroll}`,
    style === "layout1" && navbar.position === "right" && "kit-nav-end",
    (toolbar.style === "fixed" || !toolbar.display) && "kit-toolbar-fixed",
    style === "layout1" && toolbar.position === "above" && "kit-toolbar-above",
    footer.style === "fixed" && "kit-footer-fixed",
    hasTabs && "kit-has-tabs",
  );
}

export function AppShell(props: AppShellProps) {
  const { nav, path, brand, children, banner, navFooter, onGo } = props;
  const { t } = useKit();
  const [layout, onFold] = useCurrentLayout(props);
  const [drawer, setDrawer] = useState(false);
  usePreload(loadDrawer);
  const [searching, setSearching] = usePaletteKey();
  const isSearching = searching !== null;
  const opened = useRef(props.onSearchOpen);
  opened.current = props.onSearchOpen;
  useEffect(() => {
    if (isSearching) opened.current?.();
  }, [isSearching]);
  const { keys } = props;
  const goTo = useMemo(() => shortcutTargets(nav, keys?.go ?? {}), [nav, keys?.go]);
  usePageKeys({
    on: keys?.on ?? false,
    go: Object.fromEntries(goTo.map(({ letter, to }) => [letter, to])),
    onGo,
    onSearch: () => setSearching("all"),
    onHelp: () => keys?.onOpen(true),
  });
  const { style, config } = layout;
  const { navbar, toolbar } = config;
  const isSide = style === "layout1";

  const tabs = navbar.display ? props.tabs : undefined;
  const openDrawer = navbar.display ? () => setDrawer(true) : undefined;
  const bar = toolbar.display && (
    <Toolbar
      key="toolbar"
      brand={brand}
      hasBrand={style === "layout3" || (!isSide && !navbar.display)}
      lead={props.lead}
      shortcuts={props.shortcuts}
      tools={props.tools}
      onMenu={openDrawer}
      onPalette={setSearching}
    />
  );
  const line = !isSide && navbar.display && (
    <NavLine key="line" items={nav} path={path} brand={style === "layout2" || !bar ? brand : undefined} />
  );
  const across = toolbar.position === "above" ? [bar, line] : [line, bar];
  const isAbove = isSide && toolbar.position === "above";
  const footer = config.footer.display && props.footer && (
    <footer className="kit-footer">
      <div className="kit-bar-in">{props.footer}</div>
    </footer>
  );
  const isFooterOutside = isSide && config.footer.position === "above";

  return (
    <div className={shellClassNames(layout, tabs !== undefined)} style={heights(layout)}>
      <a href="#content" className="kit-skip">
        {t("skipToContent")}
      </a>
      {banner}
      <div className="kit-frame">
        {isAbove && bar && <div className="kit-top kit-top-outer">{bar}</div>}
        <div className="kit-middle">
          {isSide && navbar.display && (
            <SideNav
              items={nav}
              path={path}
              brand={brand}
              footer={props.sideNote || navFooter}
              folded={navbar.folded}
              atEnd={navbar.position === "right"}
              onFold={onFold}
            />
          )}
          {config.leftSidePanel.display && props.leftPanel && (
            <div className="kit-left-panel">{props.leftPanel}</div>
          )}
          <div className="kit-body">
            {!isAbove && (bar || line) && <div className="kit-top">{across}</div>}
            <main id="content" className="kit-content" tabIndex={-1}>
              {children}
            </main>
            {!isFooterOutside && footer}
          </div>
        </div>
        {isFooterOutside && footer}
      </div>
      {tabs && <TabBar {...tabs} path={path} open={drawer} onMore={() => setDrawer(true)} />}
      {!toolbar.display && (openDrawer || props.corner) && (
        <div className="kit-corner">
          {openDrawer && (
            <IconButton
              className="kit-corner-menu"
              variant="outline"
              label={t("openNavigation")}
              icon={<MenuIcon />}
              onClick={openDrawer}
            />
          )}
          {props.corner}
        </div>
      )}
      {drawer && (
        <Suspense fallback={null}>
          <NavDrawer
            onClose={() => setDrawer(false)}
            items={nav}
            path={path}
            brand={brand}
            footer={navFooter}
          />
        </Suspense>
      )}
      {searching && (
        <Suspense fallback={null}>
          <CommandPalette
            mode={searching}
            nav={nav}
            entries={props.palette ?? []}
            onSearch={props.onSearch}
            onGo={onGo}
            onClose={() => setSearching(null)}
          />
        </Suspense>
      )}
      {keys?.open && (
        <Suspense fallback={null}>
          <KeysDialog
            on={keys.on}
            onToggle={keys.onToggle}
            go={goTo}
            onClose={() => keys.onOpen(false)}
            t={keys.t}
          />
        </Suspense>
      )}
    </div>
  );
}
