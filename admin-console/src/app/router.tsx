/** The router, made from the table of routes. */
import { createBrowserRouter, type RouteObject, redirect } from "react-router";
import { Frame } from "./Frame";
import { guard } from "./gate";
import { openScreenCatalogues } from "./i18n";
import { paths } from "./paths";
import { RouteErrorPage } from "./RouteErrorPage";
import type { RoleGate } from "./roles";
import { type ConsoleRoute, routes } from "./routes";
import { Starting } from "./Starting";

export type Handle = { titleKey: string; role?: RoleGate };

function toRoute({ path, gate, role, titleKey, lazy }: ConsoleRoute): RouteObject {
  return {
    path,
    lazy,
    handle: { titleKey, role } satisfies Handle,
    loader: ({ request }) => guard(gate, new URL(request.url)),
  };
}

const shellRoutes = routes.filter((route) => route.gate === "superadmin");
const bareRoutes = routes.filter((route) => route.gate !== "superadmin");

export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <Starting />,
    children: [
      { path: "/", loader: () => redirect(paths.tenants) },
      {
        // The page for signing in does without it.
        lazy: async () => {
          const [{ Shell }] = await Promise.all([import("./Shell"), openScreenCatalogues()]);
          return { Component: Shell };
        },
        children: [{ errorElement: <RouteErrorPage />, children: shellRoutes.map(toRoute) }],
      },
      ...bareRoutes.map(toRoute),
      { path: "*", loader: () => redirect(paths.notFound) },
    ],
  },
]);
