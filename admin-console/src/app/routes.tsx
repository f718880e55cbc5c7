/** Every route of the console, as data. */
import type { RoleGroup } from "@learnt/ui/base/roles";
import type { ComponentType } from "react";
import type { RoleGate } from "./roles";

export type Gate = "anyone" | "guest" | Extract<RoleGroup, "superadmin">;

export type ConsoleRoute = {
  path: string;
  gate: Gate;
  /** Only these operators do anything there. */
  role?: RoleGate;
  /** The page's name in the window's title; a key of the feature's texts. */
  titleKey: string;
  lazy: () => Promise<{ Component: ComponentType }>;
};

export const routes: readonly ConsoleRoute[] = [
  {
    path: "/login",
    gate: "guest",
    titleKey: "sign_in:page",
    lazy: () => import("../features/sign_in/sign-in.route"),
  },
  {
    path: "/apps/superadmin/tenants",
    gate: "superadmin",
    titleKey: "tenants:list.page",
    lazy: () => import("../features/tenants/tenants.route"),
  },
  {
    path: "/apps/superadmin/fleet",
    gate: "superadmin",
    titleKey: "fleet:page",
    lazy: () => import("../features/fleet/fleet.route"),
  },
  {
    path: "/apps/superadmin/operators",
    gate: "superadmin",
    titleKey: "operators:page",
    lazy: () => import("../features/operators/operators.route"),
  },
  {
    path: "/apps/superadmin/account",
    gate: "superadmin",
    titleKey: "operators:account",
    lazy: () => import("../features/operators/account.route"),
  },
  {
    path: "/apps/superadmin/new-tenant",
    gate: "superadmin",
    role: "support",
    titleKey: "tenants:new.page",
    lazy: () => import("../features/tenants/new-tenant.route"),
  },
  {
    path: "/apps/superadmin/tenant/:tenantId",
    gate: "superadmin",
    titleKey: "tenants:list.page",
    lazy: () => import("../features/tenants/tenant.route"),
  },
  {
    path: "/apps/superadmin/tenant/:tenantId/audit-log",
    gate: "superadmin",
    titleKey: "audit:tenant.page",
    lazy: () => import("../features/audit/tenant-log.route"),
  },
  {
    path: "/apps/superadmin/audit-log",
    gate: "superadmin",
    titleKey: "audit:operators.page",
    lazy: () => import("../features/audit/operators-log.route"),
  },
  {
    path: "/apps/superadmin/monthly-license",
    gate: "superadmin",
    titleKey: "licences:page",
    lazy: () => import("../features/licences/licences.route"),
  },
  {
    path: "/apps/superadmin/monthly-license/:tenantId/:month",
    gate: "superadmin",
    titleKey: "licences:page",
    lazy: () => import("../features/licences/licence.route"),
  },
  {
    path: "/apps/superadmin/navigation-settings",
    gate: "superadmin",
    titleKey: "navigation:page",
    lazy: () => import("../features/navigation/navigation.route"),
  },
  {
    path: "/apps/superadmin/query-firestore",
    gate: "superadmin",
    role: "support",
    titleKey: "query:page",
    lazy: () => import("../features/query/query.route"),
  },
  {
    path: "/apps/superadmin/triggers",
    gate: "superadmin",
    titleKey: "triggers:page",
    lazy: () => import("../features/triggers/triggers.route"),
  },
  {
    path: "/apps/superadmin/triggers/:tenantId",
    gate: "superadmin",
    titleKey: "triggers:page",
    lazy: () => import("../features/triggers/tenant-triggers.route"),
  },
  {
    path: "/apps/superadmin/triggers/:tenantId/new",
    gate: "superadmin",
    role: "support",
    titleKey: "triggers:newTitle",
    lazy: () => import("../features/triggers/new-trigger.route"),
  },
  {
    path: "/apps/superadmin/triggers/:tenantId/:triggerId",
    gate: "superadmin",
    titleKey: "triggers:page",
    lazy: () => import("../features/triggers/trigger.route"),
  },
  {
    path: "/apps/superadmin/erasures",
    gate: "superadmin",
    titleKey: "lifecycle:page",
    lazy: () => import("../features/lifecycle/erasures.route"),
  },
  {
    path: "/pages/errors/error-404",
    gate: "anyone",
    titleKey: "console:notFound.page",
    lazy: () => import("./NotFound"),
  },
];
