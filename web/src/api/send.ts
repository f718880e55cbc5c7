/** The session of this app, and requests in its name. Screens ask through `api`, which knows what the server has. */
import { createSend, type Send } from "@learnt/ui/http/send";
import { Session } from "@learnt/ui/http/session";
import { languageOf } from "@learnt/ui/i18n/languages";

export const session = new Session({
  refreshPath: "/api/auth/refresh",
  logoutPath: "/api/auth/logout",
  name: "learnt",
});

const sessionSend = createSend(session);

/** Each request says in which language the screen is: what it has mailed to somebody who chose none comes in that one. */
export const send: Send = (method, path, sending = {}) => {
  const headers = { "accept-language": languageOf(document.documentElement.lang), ...sending.headers };
  return sessionSend(method, path, { ...sending, headers });
};
