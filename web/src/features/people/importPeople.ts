/** Importing a file: what a column can fill, and what still stands in the way of a check. */
import type { Schemas } from "../../api/types";
import { listNames } from "./model";

export type MatchBy = "email" | "username" | "employeeId";
export const matchKeys: readonly MatchBy[] = ["email", "employeeId", "username"];

export type Outcome = "create" | "update" | "unchanged" | "rejected" | "created" | "updated";

/** Where an import stands; the document has a word for it, and leaves open which there are. */
export type ImportJob = Omit<Schemas["ImportJob"], "status"> & {
  status: "uploaded" | "checked" | "running" | "done" | "failed";
};

/** What is wrong with a cell, with what its sentence counts and names. */
export type CellProblem = Omit<Schemas["CellProblem"], "params"> & {
  params: Record<string, string | number>;
};
export type ImportRow = Omit<Schemas["ImportRow"], "outcome" | "problems"> & {
  outcome: Outcome;
  problems: CellProblem[];
};

/** The fields that a column can fill, in the order in which they are offered. */
export const importTargets: readonly string[] = [
  "firstName",
  "lastName",
  "email",
  "username",
  "employeeId",
  "phone",
  "dob",
  "position",
  "status",
  "roles",
  "managers",
  ...listNames,
];

/** The key of an own field made of a column's name: letters, digits and _ only, beginning with a letter. */
export function customField(column: string): string | null {
  const words = column
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean);
  const key = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("");
  return /^[a-zA-Z][a-zA-Z0-9_]{0,39}$/.test(key) ? `fields.${key}` : null;
}

export type Choice = { mapping: (string | null)[]; matchBy: MatchBy | null; invite: boolean };

/** Where the screen begins: what was chosen before, else what the server suggests. */
export function startingChoice(job: ImportJob): Choice {
  const chosen = job.mapping.length === job.columns.length;
  return {
    mapping: chosen ? job.mapping : job.suggestedMapping,
    matchBy: job.matchBy ?? job.suggestedMatchBy ?? null,
    invite: job.invite,
  };
}

/** Gives a field to a column, and takes it from whichever had it. */
export function assign(
  mapping: readonly (string | null)[],
  column: number,
  target: string | null,
): (string | null)[] {
  return mapping.map((held, index) =>
    index === column ? target : target !== null && held === target ? null : held,
  );
}

/** Keys for which the file has a column. */
export const keysOf = (mapping: readonly (string | null)[]): MatchBy[] =>
  matchKeys.filter((key) => mapping.includes(key));

export type ImportBlocker = "noKey" | "keyNotMapped";

export function importBlocker({ mapping, matchBy }: Choice): ImportBlocker | null {
  if (matchBy === null || keysOf(mapping).length === 0) return "noKey";
  return mapping.includes(matchBy) ? null : "keyNotMapped";
}

/** New people need names: worth a word before the check, not a refusal, since a file may only change people. */
export const missingNames = (mapping: readonly (string | null)[]): string[] =>
  ["firstName", "lastName"].filter((name) => !mapping.includes(name));

/** In the address: the columns are chosen (again), although the file may be checked already. */
export const MAPPING = "map" satisfies Step;

export type Step = "upload" | "map" | "check" | "run" | "done";

export function stepOf(job: ImportJob | undefined, remapping: boolean): Step {
  if (!job) return "upload";
  if (job.status === "uploaded" || (job.status === "checked" && remapping)) return "map";
  if (job.status === "checked") return "check";
  return job.status === "running" ? "run" : "done";
}

/** An import that waits for somebody: it was uploaded or checked, and not run. */
export const isWaiting = (job: ImportJob): boolean => job.status === "uploaded" || job.status === "checked";

/** The list of imports in two: those that wait for somebody, and what became of the others. */
export const partition = (jobs: readonly ImportJob[]) => ({
  waiting: jobs.filter(isWaiting),
  others: jobs.filter((job) => !isWaiting(job)),
});

export const percent = (job: ImportJob): number =>
  job.total === 0 ? 100 : Math.floor((100 * job.processed) / job.total);
