/** The route table made into a router: the gate before each screen, its words and module loaded together. */
import { AuthSkeleton, PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useLocation,
} from "react-router";
import { openCatalogue } from "../i18n/i18n";
import { Broken } from "./Broken";
import { Frame } from "./Frame";
import { admits, refusal, safeRedirect } from "./gate";
import { loadShell } from "./loadShell";
import { getMe, rolesOf } from "./me";
import { isScreen, landing } from "./paths";
import { redirects, screens } from "./routes";
import type { Screen } from "./screen";

/**
 * A link from a mail, or the return from a provider, that is opened while somebody is signed in: the screen itself says
 * what becomes of it, else the code would be lost.
 */
function bringsCode(screen: Screen): boolean {
  const { hash, search } = window.location;
  if (screen.path === "/action") return new URLSearchParams(hash.slice(1)).has("code");
  const back = new URLSearchParams(search);
  return screen.path === "/callback" && (back.has("state") || back.has("error"));
}

function guard(screen: Screen) {
  return ({ request }: LoaderFunctionArgs) => {
    const user = getMe();
    const roles = user ? rolesOf(user) : null;
    if (admits(screen.gate, roles)) return null;
    if (bringsCode(screen)) return null;
    const url = new URL(request.url);
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
      const framed = screen.chrome !== "bare" && screen.chrome !== "no-navbar-no-toolbar";
      const [module] = await Promise.all([
        screen.load(),
        openCatalogue(screen.feature),
        framed ? loadShell() : undefined,
      ]);
      return { Component: module.default };
    },
  };
}

/** What stands there until the first screen is: in its shape. */
function Opening() {
  const { pathname } = useLocation();
  const isForGuests = screens.some(({ path, gate }) => gate === "guest" && path === pathname);
  return isForGuests ? <AuthSkeleton /> : <PageSkeleton />;
}

const tree: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: Broken,
    HydrateFallback: Opening,
    children: [
      ...Object.entries(redirects).map(([path, to]): RouteObject => ({ path, loader: () => redirect(to) })),
      // Inside the frame, so that the way to the other screens stays.
      { ErrorBoundary: Broken, children: screens.map(route) },
      { path: "*", loader: () => redirect("/pages/errors/error-404") },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(tree);
