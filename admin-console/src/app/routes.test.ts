/** The console's routes against the rows of the specification's table, `docs/routes.csv`, both ways. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { routes } from "./routes";

const rows = readFileSync(join(import.meta.dirname, "../../../docs/routes.csv"), "utf8")
  .trim()
  .split(/\r?\n/)
  .map((line) => line.split(","))
  .filter(([app]) => app === "admin-console");

/** `{id}` of the table is `:id` of the router. */
const pattern = (path = "") => path.replace(/\{(\w+)(\??)\}/g, ":$1$2");

/** Routes that the table does not have, and why there are any. */
const further: Record<string, string> = {
  "/login": "operators sign in here, with no team's page",
  "/apps/superadmin/fleet": "the state of all tenants: releases, migrations, queues",
  "/apps/superadmin/operators": "who else works here, and with which role",
  "/apps/superadmin/account": "one's own password, second factors and devices",
  "/apps/superadmin/new-tenant": "a tenant is made on a page of its own",
  "/apps/superadmin/tenant/:tenantId/audit-log": "what happened in one tenant",
  "/apps/superadmin/audit-log": "what operators did",
  "/apps/superadmin/monthly-license/:tenantId/:month": "one bill of the list, person by person",
  "/apps/superadmin/triggers/:tenantId": "one tenant's triggers",
  "/apps/superadmin/triggers/:tenantId/new": "a trigger is made on a page of its own",
  "/apps/superadmin/triggers/:tenantId/:triggerId": "one trigger, and what it did",
  "/apps/superadmin/erasures": "what was erased for good, with the proof of it",
  "/pages/errors/error-404": "stands in the table for the tenants' app; this one has a page of its own",
};

describe("the console's routes", () => {
  it("are those of the table", () => {
    const built = new Map(routes.map(({ path, gate }) => [path, gate]));
    expect(rows).toHaveLength(6);
    for (const [, path, openTo] of rows) expect(built.get(pattern(path)), path).toBe(openTo);
  });

  it("go beyond it only where a reason says why", () => {
    const specified = rows.map(([, path]) => pattern(path));
    const beyond = routes.map(({ path }) => path).filter((path) => !specified.includes(path));
    expect(beyond.sort()).toEqual(Object.keys(further).sort());
  });
});
