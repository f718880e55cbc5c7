/** The console's one way to its server: a typed client that carries the session's bearer. */
import { FILE_TIMEOUT_MS } from "@learnt/ui/http/send";
import { Session } from "@learnt/ui/http/session";
import createClient from "openapi-fetch";
import type { paths } from "./schema";

export const session = new Session({
  refreshPath: "/api/session/refresh",
  logoutPath: "/api/session/logout",
  name: "learnt-console",
});

/** A list that the server has to write first. */
const isExport = ({ url }: Request) => /\/export(\.\w+)?$/.test(new URL(url).pathname);

export const client = createClient<paths>({
  baseUrl: globalThis.location?.origin,
  fetch: (request) => session.send(request, isExport(request) ? FILE_TIMEOUT_MS : undefined),
});
