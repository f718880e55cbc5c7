import { expect, it } from "vitest";
import type { MyTeam } from "../../api/types";
import { groups, organisations } from "./model";

const team = (tenantId: string, teamId: string, due: number): MyTeam => ({
  tenantId,
  tenantName: tenantId.toUpperCase(),
  teamId,
  displayName: teamId,
  url: `http://${teamId}.test`,
  roles: ["learner"],
  current: false,
  due,
  theme: {},
});

it("says once for an organisation what waits in all of its teams", () => {
  const result = organisations([
    team("acme", "acme", 3),
    team("acme", "academy", 3),
    team("munro", "munro", 1),
  ]);
  expect(result.map(({ name, due, teams }) => [name, due, teams.length])).toEqual([
    ["ACME", 3, 2],
    ["MUNRO", 1, 1],
  ]);
});

it("puts organisations with one team side by side, in their order", () => {
  const result = organisations([
    team("solo", "solo", 0),
    team("acme", "acme", 3),
    team("acme", "academy", 3),
    team("munro", "munro", 1),
    team("north", "north", 0),
  ]);
  expect(groups(result).map((group) => group.map(({ id }) => id))).toEqual([
    ["solo"],
    ["acme"],
    ["munro", "north"],
  ]);
});
