/** What a rule of a badge is, what its editor makes of it, and how it sounds in words. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type BadgeRule = Schemas["BadgeRule"];
export type BadgeRuleRow = Schemas["BadgeRuleRow"];
export type BadgeOfRule = Schemas["BadgeOfRule"];
export type Reference = Schemas["BadgeRuleRef"];
export type Status = Schemas["BadgeRuleStatus"];
export type Trigger = Schemas["BadgeRuleTrigger"];
export type Match = Schemas["BadgeRuleMatch"];
export type Preview = Schemas["BadgeRulePreview"];
/** For whom a rule is: all of the categories, one of the values of each. */
export type Audience = BadgeRule["rule"];
/** A rule as it is sent. */
export type RuleBody = Schemas["BadgeRuleDraft"];

export const statuses = ["draft", "active", "archived"] as const satisfies readonly Status[];
export const triggers: readonly Trigger[] = [
  "course",
  "bundle",
  "activity",
  "pathway",
  "form",
  "event",
  "points",
  "streak",
  "badge",
  "byHand",
];
export const matches = ["all", "any", "atLeast"] as const satisfies readonly Match[];

export const MAX_TITLE_LENGTH = 120;
export const MAX_REFS = 100;
export const MAX_DAYS = 3650;

export const toneOf: Readonly<Record<Status, Tone>> = { draft: "warn", active: "good", archived: "neutral" };

export const pathOf = (id: string) => paths.badgeRule(id);

/** Counts documents, of which some are chosen. */
export const hasRefs = (trigger: Trigger) =>
  trigger !== "points" && trigger !== "streak" && trigger !== "byHand";
/** May be completed well or badly. */
export const hasScore = (trigger: Trigger) => ["activity", "course", "bundle", "form"].includes(trigger);
/** Is completed in rounds. */
export const hasCycles = (trigger: Trigger) => trigger === "course" || trigger === "bundle";

/** How many points, or how many days in a row; nothing where neither is counted. */
export function thresholdLimits(trigger: Trigger): { min: number; max: number } | null {
  if (trigger === "points") return { min: 1, max: 10_000_000 };
  return trigger === "streak" ? { min: 2, max: 365 } : null;
}

export type RuleDraft = {
  title: string;
  badgeId: string;
  trigger: Trigger;
  refs: Reference[];
  match: Match;
  atLeast: number | null;
  threshold: number | null;
  minScore: number | null;
  withinDays: number | null;
  rule: Audience;
  everyCycle: boolean;
  retroactive: boolean;
};

export const draftOf = (rule: BadgeRule): RuleDraft => ({
  title: rule.title,
  badgeId: rule.badge.id,
  trigger: rule.trigger,
  refs: rule.refs,
  match: rule.match,
  atLeast: rule.atLeast ?? null,
  threshold: rule.threshold ?? null,
  minScore: rule.minScore ?? null,
  withinDays: rule.withinDays ?? null,
  rule: rule.rule,
  everyCycle: rule.everyCycle,
  retroactive: rule.retroactive,
});

export const bodyOf = ({ refs, ...draft }: RuleDraft): RuleBody => ({
  ...draft,
  refs: refs.map(({ id }) => id),
});

/** Another trigger counts other things: what was chosen for the old one goes, and what the new one has no use for. */
export function withTrigger(draft: RuleDraft, trigger: Trigger): Partial<RuleDraft> {
  if (trigger === draft.trigger) return {};
  return {
    trigger,
    ...{ refs: [], match: "all", atLeast: null, threshold: null },
    minScore: hasScore(trigger) ? draft.minScore : null,
    withinDays: hasRefs(trigger) ? draft.withinDays : null,
    everyCycle: hasCycles(trigger) && draft.everyCycle,
  };
}

/** Never more of them are asked for than there are; of one there is nothing to choose. */
export function withRefs({ match, atLeast }: RuleDraft, refs: Reference[]): Partial<RuleDraft> {
  if (refs.length < 2) return { refs, match: "all", atLeast: null };
  return { refs, match, atLeast: atLeast === null ? null : Math.min(atLeast, refs.length) };
}

export const withMatch = ({ refs, atLeast }: RuleDraft, match: Match): Partial<RuleDraft> => ({
  match,
  atLeast: match === "atLeast" ? (atLeast ?? Math.max(1, refs.length - 1)) : null,
});

/** Every category that needs values has one; whoever is meant by "everyone" needs none. */
export const isCompleteAudience = (audience: Audience) =>
  Object.keys(audience).length > 0 &&
  Object.entries(audience).every(([category, values]) => category === "everyone" || values.length > 0);

export type Missing = "title" | "refs" | "threshold";

/** What has to be said before a rule can be activated. */
export function missingPart(draft: RuleDraft): Missing | null {
  return draft.title.trim() === "" ? "title" : missingCount(draft);
}

/** What has to be said before it is known what a rule counts. */
function missingCount({ trigger, refs, threshold }: RuleDraft): Exclude<Missing, "title"> | null {
  if (hasRefs(trigger)) return refs.length === 0 ? "refs" : null;
  return thresholdLimits(trigger) && threshold === null ? "threshold" : null;
}

/** A whole number between two others, of what is typed; nothing while it is none. */
export function wholeNumber(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/** Stands in a sentence where it says for whom the rule is. */
const AUDIENCE = "\u0000";

type Translate = (key: string, values?: Record<string, unknown>) => string;
type Formats = { list: (items: readonly string[]) => string; percent: (value: number) => string };

/** A rule in a sentence, as what stands before and after the words for its audience; nothing while it is not known what it counts. */
export function sentenceOf(t: Translate, format: Formats, draft: RuleDraft): [string, string] | null {
  if (missingCount(draft)) return null;
  const { trigger, refs, match, atLeast, threshold, minScore, withinDays } = draft;
  const of = refs.length === 1 ? "one" : match;
  const titles = format.list(refs.map(({ title }) => title || t("ref.missing")));
  const number = match === "atLeast" ? atLeast : threshold;
  const score = minScore === null ? "" : t("sentence.score", { percent: format.percent(minScore) });
  const within = withinDays === null || refs.length < 2 ? "" : t("sentence.within", { count: withinDays });
  const values = { audience: AUDIENCE, titles, score, within, count: number ?? 0 };
  const sentence = hasRefs(trigger)
    ? t(`sentence.${trigger}.${of === "atLeast" ? "some" : of}`, values)
    : t(`sentence.${trigger}`, values);
  const [before = "", after = ""] = sentence.split(AUDIENCE);
  return [before, after];
}
