/** Writes the TypeScript types of both services from their committed OpenAPI documents; `--check` fails when one is stale. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const root = new URL("../../", import.meta.url);
const documents = [
  ["docs/openapi/tenant-api.json", "web/src/api/schema.d.ts"],
  ["docs/openapi/control-plane.json", "admin-console/src/api/schema.d.ts"],
];
const check = process.argv.includes("--check");

for (const [from, to] of documents) {
  const source = new URL(from, root);
  if (!existsSync(source)) {
    console.error(`${from} is missing: generate it first.`);
    process.exitCode = 1;
    continue;
  }
  const types = `/** Generated from ${from} by \`npm run api-types\`. */\n${astToString(await openapiTS(source, { defaultNonNullable: false, emptyObjectsUnknown: true }))}`;
  const target = fileURLToPath(new URL(to, root));
  const stale = !existsSync(target) || readFileSync(target, "utf8") !== types;
  if (!stale) continue;
  if (check) {
    console.error(`${to} is stale: run \`npm run api-types\`.`);
    process.exitCode = 1;
  } else {
    writeFileSync(target, types);
    console.log(`wrote ${to}`);
  }
}
