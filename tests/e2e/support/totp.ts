/** The second factor, as an authenticator app computes it (RFC 6238: SHA-1, 30 seconds, six digits). */
import { createHmac } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Operator, product } from "./product";

const STEP_MS = 30_000;
/** The end of a folder's name that stands for as long as somebody uses an operator's code. */
export const IN_USE = ".in-use";

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

const stepNow = () => Math.floor(Date.now() / STEP_MS);

const stepFile = ({ email }: Operator) => join(product().stepFolder, email);

function lastStep(operator: Operator): number {
  const file = stepFile(operator);
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
}

/** Whose codes were used least lately: nobody waits for the clock while others have steps left. */
export function leastUsedOperator(): Operator {
  const [rested] = product().operators.toSorted((item, other) => lastStep(item) - lastStep(other));
  if (!rested) throw new Error("Nobody may sign in to the console.");
  return rested;
}

/** Whoever uses a code has its operator alone: the server takes steps in ascending order only, and two workers would overtake each other. */
async function withOperatorLock<Done>(operator: Operator, work: () => Promise<Done>): Promise<Done> {
  const mine = stepFile(operator) + IN_USE;
  for (;;) {
    try {
      mkdirSync(mine);
      break;
    } catch {
      await pause(50);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(mine);
  }
}

/** Does something with a code that the server has not seen from this operator: of this step, or of the next one, which it takes too. */
export const withFreshCode = <Done>(
  operator: Operator,
  work: (code: string) => Promise<Done>,
): Promise<Done> =>
  withOperatorLock(operator, async () => {
    const step = Math.max(stepNow(), lastStep(operator) + 1);
    // Both are used up: the clock itself has to go on.
    while (step > stepNow() + 1) await pause(50);
    writeFileSync(stepFile(operator), String(step));
    return work(codeAt(operator.secret, step * STEP_MS));
  });
