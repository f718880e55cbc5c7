/** The console's one way to its server: a typed client that carries the session's bearer. */
import { Session } from "@learnt/ui/http/session";
import createClient from "openapi-fetch";
import type { paths } from "./schema";

export const session = new Session({
  refreshPath: "/api/session/refresh",
  logoutPath: "/api/session/logout",
  name: "learnt-console",
});

export const client = createClient<paths>({
  baseUrl: globalThis.location?.origin,
  fetch: (request) => session.send(request),
});
