/** Every screen of both apps: who opens it in a story, and at which address. */
import { readdirSync } from "node:fs";
import { type Gate as ConsoleGate, type ConsoleRoute, routes } from "../../../admin-console/src/app/routes";
import type { Gate } from "../../../web/src/app/gate";
import { screens } from "./routes";
import type { OwnTenant } from "./tenant";

export type Visitor = "nobody" | "manager" | "admin" | "superadmin";

/** Who opens what stands behind a gate: the least of those who may. */
const visitors: Partial<Record<Gate, Visitor>> = {
  superadmin: "superadmin",
  anyone: "nobody",
  guest: "nobody",
  "signed-in": "manager",
  learner: "manager",
  manager: "manager",
  admin: "admin",
  staff: "admin",
  user: "admin",
};

type AddressSource = {
  addresses: (own: OwnTenant) => Record<string, string> | Promise<Record<string, string>>;
};

const folder = new URL("addresses/", import.meta.url);
const files: AddressSource[] = await Promise.all(
  readdirSync(folder).map((file) => import(new URL(file, folder).href)),
);

/**
 * Addresses that need something to be there, and those of which the bare path shows too little: each feature that has such says so in
 * `addresses/<feature>.ts`.
 */
const addressesOf = async (own: OwnTenant): Promise<Record<string, string>> =>
  Object.assign({}, ...(await Promise.all(files.map(({ addresses }) => addresses(own)))));

export type Visit = { path: string; visitor: Visitor; address: string };

/** All screens of the tenants' app; one without a visitor or an address is a mistake: a path with a parameter needs its address in `addresses/`. */
export async function visits(own: OwnTenant): Promise<Visit[]> {
  const known = await addressesOf(own);
  return screens.map(({ path, gate }) => {
    const bare = path.replaceAll(/\/:\w+\?/g, "");
    const [visitor, address] = [visitors[gate], known[path] ?? (bare.includes(":") ? undefined : bare)];
    if (!visitor || !address)
      throw new Error(`Nobody in the stories opens ${path}: see ${import.meta.filename}.`);
    return { path, visitor, address };
  });
}

const operators: Record<ConsoleGate, "nobody" | "operator"> = {
  anyone: "nobody",
  guest: "nobody",
  superadmin: "operator",
};

/** The console's screens; `tenant` is the address of one, `trigger` that of one of its triggers. */
export function consoleVisits(
  visitor: "nobody" | "operator",
  tenant: string,
  trigger: string,
): ConsoleVisit[] {
  const seen = routes.filter(({ gate }) => operators[gate] === visitor);
  return seen.map((route) => consoleVisit(route, tenant, trigger));
}

export type ConsoleVisit = { path: string; address: string };

function consoleVisit({ path }: ConsoleRoute, tenant: string, trigger: string): ConsoleVisit {
  const known: Record<string, string> = {
    "/apps/superadmin/tenant/:tenantId": tenant,
    "/apps/superadmin/tenant/:tenantId/audit-log": `${tenant}/audit-log`,
    "/apps/superadmin/triggers/:tenantId": tenant.replace("/tenant/", "/triggers/"),
    "/apps/superadmin/triggers/:tenantId/new": `${tenant.replace("/tenant/", "/triggers/")}/new`,
    "/apps/superadmin/triggers/:tenantId/:triggerId": trigger,
    "/apps/superadmin/monthly-license/:tenantId/:month": `/apps/superadmin/monthly-license/${tenant.split("/").at(-1)}/${new Date().toISOString().slice(0, 7)}`,
  };
  const address = known[path] ?? (path.includes(":") ? undefined : path);
  if (!address) throw new Error(`Nobody in the stories opens ${path}: see ${import.meta.filename}.`);
  return { path, address };
}
