/** The route table made into a router: the gate before each screen, its words and module loaded together. */
import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { AuthSkeleton, PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
  useLocation,
} from "react-router";
import { openCatalogue } from "../i18n/i18n";
import { Frame } from "./Frame";
import { firstRedirects, firstScreens } from "./firstScreens";
import { admits, refusal } from "./gate";
import { loadShell } from "./loadShell";
import { getMe, rolesOf } from "./me";
import { paths } from "./pathBuilder";
import { isScreen, landing, loadSampleTable, loadTable, type Table } from "./paths";
import { RouteErrorPage } from "./RouteErrorPage";
import { openSample } from "./sample";
import { rolesInSample, sampleSession, setSampleSession } from "./sampleSession";
import { isFramed, type Screen } from "./screen";
import { hasSampleAreas, onSampleAreasChange } from "./tenantContext";

/**
 * A link from a mail, or the return from a provider, that is opened while somebody is signed in: the screen itself says
 * what becomes of it, else the code would be lost.
 */
function hasCodeInUrl(screen: Screen): boolean {
  const { hash, search } = window.location;
  if (screen.path === paths.action) return new URLSearchParams(hash.slice(1)).has("code");
  const previousUrl = new URLSearchParams(search);
  return screen.path === paths.callback && (previousUrl.has("state") || previousUrl.has("error"));
}

function guard(screen: Screen) {
  return async ({ request }: LoaderFunctionArgs) => {
    // Its team has no sample areas any more: a page of its own knows what stands at this address now.
    if (screen.sample && !hasSampleAreas()) throw redirectDocument(request.url);
    const user = getMe();
    const userRoles = user && rolesOf(user);
    const roles = userRoles && screen.sample ? rolesInSample(userRoles) : userRoles;
    if (admits(screen.gate, roles)) {
      if (screen.sample || (user && sampleSession())) await openSample();
      return null;
    }
    if (hasCodeInUrl(screen)) return null;
    const url = new URL(request.url);
    // Where somebody wanted to go is known by the table alone.
    await loadTable();
    if (screen.gate === "guest")
      throw redirect(safeRedirect(url.searchParams.get("redirectUrl"), isScreen) ?? landing());
    throw redirect(refusal(url.pathname + url.search, roles));
  };
}

function route(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    loader: guard(screen),
    lazy: async () => {
      const [module] = await Promise.all([
        screen.load(),
        openCatalogue(screen.feature),
        isFramed(screen, getMe() !== null) ? loadShell() : undefined,
      ]);
      return { Component: module.default };
    },
  };
}

/** What stands there until the first screen is: in its shape. */
function LoadingScreen() {
  const { pathname } = useLocation();
  const isForGuests = firstScreens.some(({ path, gate }) => gate === "guest" && path === pathname);
  return isForGuests ? <AuthSkeleton /> : <PageSkeleton />;
}

const FRAME = "frame";
const SCREENS = "screens";

const redirections = (redirects: Table["redirects"]): RouteObject[] =>
  Object.entries(redirects).map(([path, to]) => ({ path, loader: () => redirect(to) }));

const tree: RouteObject[] = [
  {
    id: FRAME,
    Component: Frame,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: LoadingScreen,
    children: [
      ...redirections(firstRedirects),
      // Inside the frame, so that the way to the other screens stays.
      { id: SCREENS, ErrorBoundary: RouteErrorPage, children: firstScreens.map(route) },
      { path: "*", loader: () => redirect(paths.notFound) },
    ],
  },
];

/**
 * The router knows the first screens; the table of all others comes with the first address among them, and that of the sample areas
 * with the first of theirs.
 */
export function makeRouter() {
  const knownIds = new Set([...firstScreens.map(({ path }) => path), ...Object.keys(firstRedirects)]);
  /** What was not there yet; a path stays what it was first. */
  const fresh = ({ screens, redirects }: Table) => {
    const further = {
      screens: screens.filter(({ path }) => !knownIds.has(path)),
      redirects: Object.fromEntries(Object.entries(redirects).filter(([path]) => !knownIds.has(path))),
    };
    for (const { path } of further.screens) knownIds.add(path);
    for (const path of Object.keys(further.redirects)) knownIds.add(path);
    return further;
  };
  const router = createBrowserRouter(tree, {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const tables = await Promise.all([loadTable(), loadSampleTable(path)]);
      // Whoever went on meanwhile asks again: the router takes nothing from a navigation that is over.
      if (signal.aborted) return;
      for (const table of tables) {
        if (!table) continue;
        const { screens, redirects } = fresh(table);
        patch(FRAME, redirections(redirects));
        patch(SCREENS, screens.map(route));
      }
    },
  });
  // A demo session belongs to the areas in which it began. Whoever is in them is led out of them.
  onSampleAreasChange(() => {
    setSampleSession(null);
    void router.revalidate();
  });
  return router;
}
