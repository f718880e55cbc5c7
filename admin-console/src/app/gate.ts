/** Who may open a screen. The server decides again on every call; this only spares people a page that would be refused. */
import { loadProductFont } from "@learnt/ui/theme/productFont";
import { redirect } from "react-router";
import { session } from "../api/client";
import { landing } from "../features/sign_in/model";
import { paths } from "./paths";
import type { Gate } from "./routes";

/** Whether there is a session: one in memory, or one that the cookie still renews. */
async function isSignedIn(): Promise<boolean> {
  return session.signedIn || session.renew();
}

export async function guard(gate: Gate, url: URL): Promise<Response | null> {
  if (gate === "anyone") return null;
  const signedIn = await isSignedIn();
  if (gate === "guest") return signedIn ? redirect(landing(url.searchParams.get("redirectUrl"))) : null;
  if (signedIn) {
    loadProductFont();
    return null;
  }
  const previousUrl = `${url.pathname}${url.search}`;
  return redirect(
    previousUrl === "/" ? paths.signIn : `${paths.signIn}?redirectUrl=${encodeURIComponent(previousUrl)}`,
  );
}
