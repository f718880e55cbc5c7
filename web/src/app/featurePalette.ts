/** What a feature has the search of the shell find: each says so in a `palette.tsx` of its own. */
import type { PaletteEntry } from "@learnt/ui/shell/CommandPalette";
import type { Gate } from "./gate";

/** So many of a kind. */
const MAX_FOUND = 5;

type Translate = (key: string) => string;
/** The group stands above the entries; its word and the titles of actions are words of the shell. */
export type PaletteSearch = {
  gate: Gate;
  group: string;
  /** Where it stands among the others. */
  rank: number;
  find: (search: string, max: number) => Promise<Omit<PaletteEntry, "group">[]>;
};
export type Action = {
  gate: Gate;
  id: string;
  title: string;
  icon: PaletteEntry["icon"];
  to: string;
  rank: number;
};

export type FeaturePalette = { actions?: readonly Action[]; lookups?: readonly PaletteSearch[] };

const features = Object.values(
  import.meta.glob<FeaturePalette>("../features/*/palette.tsx", { eager: true, import: "palette" }),
);
const ranked = <Entry extends { rank: number }>(entries: readonly Entry[]) =>
  [...entries].sort((item, other) => item.rank - other.rank);

const actions = ranked(features.flatMap((feature) => feature.actions ?? []));
const lookups = ranked(features.flatMap((feature) => feature.lookups ?? []));

type GateCheck = (gate: Gate) => boolean;

export const actionsFor = (admitted: GateCheck, t: Translate): PaletteEntry[] =>
  actions
    .filter(({ gate }) => admitted(gate))
    .map(({ id, title, icon, to }) => ({ id, title: t(title), icon, to, group: t("palette.actions") }));

/** What one of them cannot answer does not hide what the others found. */
export async function searchPalette(
  search: string,
  admitted: GateCheck,
  t: Translate,
): Promise<PaletteEntry[]> {
  const requested = lookups.filter(({ gate }) => admitted(gate));
  const answers = await Promise.allSettled(requested.map(({ find }) => find(search, MAX_FOUND)));
  return answers.flatMap((answer, at) =>
    answer.status === "fulfilled"
      ? answer.value.map((entry) => ({ ...entry, group: t(requested[at]?.group ?? "") }))
      : [],
  );
}
