/**
 * Starts the product on a free port with data of its own that are thrown away, and ends it afterwards.
 * `./learnt test` has started one for this purpose already, and says where by `LEARNT_E2E_RUN`.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { FullConfig } from "@playwright/test";
import { orderTenants } from "./order";
import { type Place, type Product, tell } from "./product";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../..");
/** The program itself, where somebody has built it already; else the script, which builds it. */
const program = process.env.LEARNT_PROGRAM ?? join(root, "learnt");

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address === "string" || address === null) throw new Error("There is no free port.");
  return address.port;
}

type State = { port: number; places: Place[] };

function productOf(state: State, secret: string, folder: string): Product {
  const place = (name: string) => {
    const found = state.places.find((one) => one.name === name);
    if (!found) throw new Error(`The table of addresses names no ${name}.`);
    return found;
  };
  const console = place("Console");
  return {
    port: state.port,
    places: state.places,
    console: console.url,
    mail: place("Mail").url,
    mailFolder: join(folder, "mail"),
    stepFolder: join(folder, "second-factor-steps"),
    run: Date.now().toString(36),
    operator: { email: console.login ?? "", password: console.password ?? "", secret },
    furnished: {},
    bare: {},
  };
}

export default async function start({ projects }: FullConfig) {
  const given = process.env.LEARNT_E2E_RUN;
  const folder = given ?? (await mkdtemp(join(tmpdir(), "learnt-e2e-")));
  const port = given ? {} : { LEARNT_PORT: String(await freePort()) };
  const env = { ...process.env, ...port, LEARNT_HOME: root, LEARNT_RUN: folder };
  const learnt = async (...words: string[]) =>
    (await run(program, words, { env, cwd: root, maxBuffer: 1e8 })).stdout;
  const end = async () => {
    if (given) return;
    await learnt("down");
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const state: State = JSON.parse(await learnt("up", "--json"));
    const product = productOf(state, (await learnt("totp", "--secret")).trim(), folder);
    await mkdir(product.stepFolder, { recursive: true });
    // A run that was broken off may have left it.
    await rm(join(product.stepFolder, "in-use"), { recursive: true, force: true });
    tell(product);
    tell({ ...product, ...(await orderTenants(projects.map(({ name }) => name))) });
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }
  return end;
}
