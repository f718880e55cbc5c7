/** Which teams look after a document: to be chosen beside what it says of itself, and said above what another team looks after. */
import type { ManagingTeamsProps } from "../features/permissions/components/ManagingTeams";
import type { OtherTeamsProps } from "../features/permissions/components/OtherTeams";
import { part } from "./part";

export const ManagingTeams = part<ManagingTeamsProps>(
  "permissions",
  async () => (await import("../features/permissions/components/ManagingTeams")).ManagingTeams,
);

export const OtherTeams = part<OtherTeamsProps>(
  "permissions",
  async () => (await import("../features/permissions/components/OtherTeams")).OtherTeams,
);
