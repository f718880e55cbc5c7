/** Files at the addresses that answers hold: whoever is told of a file is told where it is. */
import { FILE_TIMEOUT_MS, type Received, readFile } from "@learnt/ui/http/send";
import { send } from "./send";

const acceptAny = { accept: "*/*" };

export async function fileAt(url: string, signal?: AbortSignal): Promise<Received> {
  return readFile(await send("GET", url, { headers: acceptAny, timeout: FILE_TIMEOUT_MS, signal }));
}

/** Whether it is to be had, without having it. */
export async function isFileAt(url: string): Promise<boolean> {
  try {
    await send("HEAD", url, { headers: acceptAny });
    return true;
  } catch {
    return false;
  }
}
