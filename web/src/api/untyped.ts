/** Calls whose paths and answers nobody checks: what is not yet asked through `api`. */
import { type Received, received, type Sending, type SentQuery, told } from "@learnt/ui/http/send";
import { send } from "./send";

export type Query = SentQuery;

const json =
  (method: string) =>
  async <Reply>(path: string, sending?: Sending): Promise<Reply> =>
    (await told(await send(method, path, sending))) as Reply;

export const api = {
  get: json("GET"),
  post: json("POST"),
  put: json("PUT"),
  patch: json("PATCH"),
  delete: json("DELETE"),
  async file(path: string, sending: Sending = {}): Promise<Received> {
    const method = sending.body === undefined ? "GET" : "POST";
    return received(await send(method, path, { timeout: 120_000, ...sending, headers: { accept: "*/*" } }));
  },
};
