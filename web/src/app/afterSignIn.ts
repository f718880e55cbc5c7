/** Where somebody goes who has just signed in: to what they asked for, else to their one team's first screen, else to the chooser. */
import type { NavigateFunction } from "react-router";
import { landing } from "./paths";
import { queries } from "./queries";
import { myTeams } from "./teams";

export async function afterSignIn(go: NavigateFunction, wanted: string | null): Promise<void> {
  if (wanted) {
    await go(wanted, { replace: true });
    return;
  }
  // Without an answer the chooser shows its own error and another try.
  const teams = await queries.fetchQuery(myTeams).catch(() => []);
  await go(teams.length === 1 ? landing() : "/teams", { replace: true });
}
