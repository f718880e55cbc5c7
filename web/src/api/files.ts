/** Files at the addresses that answers hold: whoever is told of a file is told where it is. */
import { FILE_TIMEOUT_MS, type Received, received } from "@learnt/ui/http/send";
import { send } from "./send";

const anything = { accept: "*/*" };

export async function fileAt(url: string, signal?: AbortSignal): Promise<Received> {
  return received(await send("GET", url, { headers: anything, timeout: FILE_TIMEOUT_MS, signal }));
}

/** Whether it is to be had, without having it. */
export async function isFileAt(url: string): Promise<boolean> {
  try {
    await send("HEAD", url, { headers: anything });
    return true;
  } catch {
    return false;
  }
}
