/**
 * Starts the product on a free port with data of its own that are thrown away, and ends it afterwards.
 * `./learnt test` has started one for this purpose already, and says where by `LEARNT_E2E_RUN`.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { FullConfig } from "@playwright/test";
import { createSeededTenants } from "./createTenant";
import { type Operator, type Product, storeProduct, type Workspace } from "./product";
import { IN_USE } from "./totp";

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

type State = { port: number; places: Workspace[] };

type RunLearnt = (...text: string[]) => Promise<string>;

/** As many as there are stories in the console at about the same time: each of them uses up steps of a second factor. */
const OPERATORS = 8;

/** Somebody who is entered by command. */
async function enter(email: string, learnt: RunLearnt): Promise<Operator> {
  const output = await learnt("operator", email);
  const line = (name: string) => new RegExp(`^${name}\\s+(.+)$`, "m").exec(output)?.[1]?.trim() ?? "";
  return { email: line("e-mail"), password: line("password"), secret: line("second factor") };
}

/** The demonstration's operator; where there is none, one who is entered by command. */
async function operatorOf(state: State, learnt: RunLearnt): Promise<Operator> {
  const shown = state.places.find((item) => item.name === "Console");
  if (shown?.login && shown.password) {
    const secret = (await learnt("totp", "--secret")).trim();
    return { email: shown.login, password: shown.password, secret };
  }
  return enter("olga@console.test", learnt);
}

function productOf(state: State, operator: Operator, folder: string): Product {
  const place = (name: string) => {
    const result = state.places.find((item) => item.name === name);
    if (!result) throw new Error(`The table of addresses names no ${name}.`);
    return result;
  };
  const console = place("Console");
  return {
    port: state.port,
    places: state.places,
    console: console.url,
    // There is no page of mails where they leave.
    mail: state.places.find((item) => item.name === "Mail")?.url ?? "",
    mailFolder: join(folder, "mail"),
    stepFolder: join(folder, "second-factor-steps"),
    run: Date.now().toString(36),
    operators: [operator],
    furnished: {},
  };
}

/** Starts a product whose data lie in this folder; answers where it is, and what else may be asked of its program. */
export async function startServices(folder: string, more: Record<string, string>) {
  const env = { ...process.env, ...more, LEARNT_HOME: root, LEARNT_RUN: folder };
  const learnt = async (...text: string[]) =>
    (await run(program, text, { env, cwd: root, maxBuffer: 1e8 })).stdout;
  const end = async () => {
    await learnt("down");
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const state: State = JSON.parse(await learnt("up", "--json"));
    const product = productOf(state, await operatorOf(state, learnt), folder);
    await mkdir(product.stepFolder, { recursive: true });
    // A run that was broken off may have left them.
    for (const name of await readdir(product.stepFolder))
      if (name.endsWith(IN_USE)) await rm(join(product.stepFolder, name), { recursive: true });
    return { product, learnt, end };
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }
}

/** The same in a folder that nobody else has, at a port that nobody else has. */
export async function startOwnServices(more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "learnt-e2e-"));
  return startServices(folder, { LEARNT_PORT: String(await freePort()), ...more });
}

export default async function start({ projects }: FullConfig) {
  const input = process.env.LEARNT_E2E_RUN;
  const { product, learnt, end } = input ? await startServices(input, {}) : await startOwnServices();
  // What was given is ended by whoever gave it.
  const done = async () => (input ? undefined : end());
  try {
    for (let count = 2; count <= OPERATORS; count += 1)
      product.operators.push(await enter(`olga-${count}-${product.run}@console.test`, learnt));
    storeProduct(product);
    storeProduct({ ...product, furnished: await createSeededTenants(projects.map(({ name }) => name)) });
  } catch (error) {
    await done().catch(() => undefined);
    throw error;
  }
  return done;
}
