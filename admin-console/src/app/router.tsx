/** The router, made from the table of routes. */
import { createBrowserRouter, type RouteObject, redirect } from "react-router";
import { Crashed } from "./Crashed";
import { Frame } from "./Frame";
import { guard } from "./gate";
import { paths } from "./paths";
import type { RoleGate } from "./roles";
import { type ConsoleRoute, routes } from "./routes";
import { Shell } from "./Shell";
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

const inShell = routes.filter((route) => route.gate === "superadmin");
const bare = routes.filter((route) => route.gate !== "superadmin");

export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <Crashed />,
    hydrateFallbackElement: <Starting />,
    children: [
      { path: "/", loader: () => redirect(paths.tenants) },
      { element: <Shell />, children: [{ errorElement: <Crashed />, children: inShell.map(toRoute) }] },
      ...bare.map(toRoute),
      { path: "*", loader: () => redirect(paths.notFound) },
    ],
  },
]);
