/** Starts the product on a free port with data of its own that are thrown away, and ends it afterwards. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
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

function productOf(state: { port: number; places: Place[] }, secret: string, folder: string): Product {
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
    stepFile: join(folder, "second-factor-step"),
    operator: { email: console.login ?? "", password: console.password ?? "", secret },
  };
}

export default async function start() {
  const folder = await mkdtemp(join(tmpdir(), "learnt-e2e-"));
  const env = {
    ...process.env,
    LEARNT_HOME: root,
    LEARNT_RUN: folder,
    LEARNT_PORT: String(await freePort()),
  };
  const learnt = async (...words: string[]) =>
    (await run(program, words, { env, cwd: root, maxBuffer: 1e8 })).stdout;
  const end = async () => {
    await learnt("down");
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const state = JSON.parse(await learnt("up", "--json"));
    tell(productOf(state, (await learnt("totp", "--secret")).trim(), folder));
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }
  return end;
}
