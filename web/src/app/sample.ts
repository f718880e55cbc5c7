/** The sample areas' mock runs while one of their screens is open, and no longer. Product screens load nothing of it. */
import type { Running } from "../features/sample/start";

let runningSample: Promise<Running> | null = null;

async function start(): Promise<Running> {
  const { startSample } = await import("../features/sample/start");
  return startSample();
}

/** Before a screen of the sample areas is shown. */
export async function openSample(): Promise<void> {
  runningSample ??= start();
  try {
    await runningSample;
  } catch (error) {
    runningSample = null;
    throw error;
  }
}

/** A screen of the product is shown. */
export async function leaveSample(): Promise<void> {
  const was = runningSample;
  runningSample = null;
  await (await was)?.stop();
}
