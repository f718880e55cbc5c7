/** What a feature has the search of the shell find: each says so in a `palette.tsx` of its own. */
import type { PaletteEntry } from "@learnt/ui/shell/CommandPalette";
import type { Gate } from "./gate";

/** So many of a kind. */
const MOST_FOUND = 5;

type Translate = (key: string) => string;
/** The group stands above the entries; its word and the titles of actions are words of the shell. */
export type Lookup = {
  gate: Gate;
  group: string;
  /** Where it stands among the others. */
  rank: number;
  find: (search: string, most: number) => Promise<Omit<PaletteEntry, "group">[]>;
};
export type Action = {
  gate: Gate;
  id: string;
  title: string;
  icon: PaletteEntry["icon"];
  to: string;
  rank: number;
};

export type FeaturePalette = { actions?: readonly Action[]; lookups?: readonly Lookup[] };

const features = Object.values(
  import.meta.glob<FeaturePalette>("../features/*/palette.tsx", { eager: true, import: "palette" }),
);
const ranked = <Entry extends { rank: number }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.rank - other.rank);

const actions = ranked(features.flatMap((feature) => feature.actions ?? []));
const lookups = ranked(features.flatMap((feature) => feature.lookups ?? []));

type Admits = (gate: Gate) => boolean;

export const actionsFor = (admitted: Admits, t: Translate): PaletteEntry[] =>
  actions
    .filter(({ gate }) => admitted(gate))
    .map(({ id, title, icon, to }) => ({ id, title: t(title), icon, to, group: t("palette.actions") }));

/** What one of them cannot answer does not hide what the others found. */
export async function lookUp(search: string, admitted: Admits, t: Translate): Promise<PaletteEntry[]> {
  const asked = lookups.filter(({ gate }) => admitted(gate));
  const answers = await Promise.allSettled(asked.map(({ find }) => find(search, MOST_FOUND)));
  return answers.flatMap((answer, at) =>
    answer.status === "fulfilled"
      ? answer.value.map((entry) => ({ ...entry, group: t(asked[at]?.group ?? "") }))
      : [],
  );
}
