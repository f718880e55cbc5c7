/**
 * The screens that come with the app: those before signing in, and what is shown when something fails. All others are in a table
 * that is loaded when one of them is asked for, so that the login page does not carry it.
 */
import { paths } from "./pathBuilder";
import type { Screen } from "./screen";

export const firstScreens: readonly Screen[] = [
  // identity
  {
    path: "/login",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "login.title",
    load: () => import("../features/identity/login.route"),
  },
  {
    path: "/register",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "register.title",
    load: () => import("../features/identity/register.route"),
  },
  {
    path: "/resetpassword",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "reset.title",
    load: () => import("../features/identity/resetpassword.route"),
  },
  {
    path: "/change-password",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "change.title",
    load: () => import("../features/identity/change-password.route"),
  },
  {
    path: "/action",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "action.page",
    load: () => import("../features/identity/action.route"),
  },
  {
    path: "/callback",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "callback.title",
    load: () => import("../features/identity/callback.route"),
  },
  {
    path: "/logout",
    gate: "signed-in",
    chrome: "bare",
    feature: "identity",
    title: "logout.title",
    load: () => import("../features/identity/logout.route"),
  },
  // errors
  {
    path: "/pages/errors/error-404",
    gate: "anyone",
    chrome: "bare",
    keepsShell: true,
    feature: "errors",
    title: "notFound.title",
    load: () => import("../features/errors/error-404.route"),
  },
  {
    path: "/pages/errors/error-500",
    gate: "anyone",
    chrome: "bare",
    keepsShell: true,
    feature: "errors",
    title: "broken.title",
    load: () => import("../features/errors/error-500.route"),
  },
];

/** Leads on from the bare address. */
export const firstRedirects: Readonly<Record<string, string>> = { "/": paths.teams };
