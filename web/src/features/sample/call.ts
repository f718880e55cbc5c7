/** Calls of the sample areas: the mock in the browser answers them, and no document knows of them. The product asks through `api`. */
import { type Sending, told } from "@learnt/ui/http/send";
import { send } from "../../api/send";

const json =
  (method: string) =>
  async <Reply>(path: string, sending?: Sending): Promise<Reply> =>
    (await told(await send(method, path, sending))) as Reply;

export const mock = { get: json("GET"), post: json("POST") };
