/** The second factor, as an authenticator app computes it (RFC 6238: SHA-1, 30 seconds, six digits). */
import { createHmac } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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

/** The last step whose code was used: the server takes each once, and a new worker process must know of it too. */
const lastUsed = () =>
  existsSync(product().stepFile) ? Number(readFileSync(product().stepFile, "utf8")) : 0;

/** A code that the server has not seen from us: of this step, or of the next one, which it takes too. */
export async function freshCode(): Promise<string> {
  const { operator, stepFile } = product();
  for (;;) {
    const now = Math.floor(Date.now() / STEP_MS);
    const step = Math.max(now, lastUsed() + 1);
    if (step <= now + 1) {
      writeFileSync(stepFile, String(step));
      return codeAt(operator.secret, step * STEP_MS);
    }
    // Both are used up: the clock itself has to go on.
    await new Promise((done) => setTimeout(done, (now + 1) * STEP_MS - Date.now() + 50));
  }
}
