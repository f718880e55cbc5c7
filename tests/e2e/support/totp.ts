/** The second factor, as an authenticator app computes it (RFC 6238: SHA-1, 30 seconds, six digits). */
import { createHmac } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { product } from "./product";

const STEP_MS = 30_000;

function fromBase32(secret: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret.replaceAll(/[\s=]/g, "").toUpperCase()]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export function codeAt(secret: string, milliseconds: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / STEP_MS)));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, "0");
}

/** The one who signs in has the folder: the server takes steps in ascending order only, and two workers would overtake each other. */
async function alone<Done>(work: (folder: string) => Promise<Done>): Promise<Done> {
  const { stepFolder } = product();
  const mine = join(stepFolder, "in-use");
  for (;;) {
    try {
      mkdirSync(mine);
      break;
    } catch {
      await pause(50);
    }
  }
  try {
    return await work(stepFolder);
  } finally {
    rmdirSync(mine);
  }
}

/** Signs in with a code that the server has not seen from us: of this step, or of the next one, which it takes too. */
export const withFreshCode = <Done>(signIn: (code: string) => Promise<Done>): Promise<Done> =>
  alone(async (folder) => {
    const file = join(folder, "last");
    const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    const step = Math.max(stepNow(), last + 1);
    // Both are used up: the clock itself has to go on.
    while (step > stepNow() + 1) await pause(50);
    writeFileSync(file, String(step));
    return signIn(codeAt(product().operator.secret, step * STEP_MS));
  });

const stepNow = () => Math.floor(Date.now() / STEP_MS);
