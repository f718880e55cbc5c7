/** Which teams look after a document: to be chosen beside what it says of itself, and said above what another team looks after. */
import type { LookedAfterProps } from "../features/permissions/components/LookedAfter";
import type { OtherTeamsProps } from "../features/permissions/components/OtherTeams";
import { part } from "./lazyParts";

export const LookedAfter = part<LookedAfterProps>(
  "permissions",
  async () => (await import("../features/permissions/components/LookedAfter")).LookedAfter,
);

export const OtherTeams = part<OtherTeamsProps>(
  "permissions",
  async () => (await import("../features/permissions/components/OtherTeams")).OtherTeams,
);
