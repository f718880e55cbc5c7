/** The session of this app, and requests in its name. Screens ask through `api`, which knows what the server has. */
import { sender } from "@learnt/ui/http/send";
import { Session } from "@learnt/ui/http/session";

export const session = new Session({
  refreshPath: "/api/auth/refresh",
  logoutPath: "/api/auth/logout",
  name: "learnt",
});

export const send = sender(session);
