/** Questions, articles, plans and what a search finds. */

export type Question = { id: string; question: string; answer: string };

export type Article = { id: string; title: string; content: string };
export type Category = {
  id: string;
  title: string;
  path: string;
  articlesCount: number;
  featuredArticles: readonly Article[];
};

export type SearchHit = {
  id: string;
  title: string;
  path: string;
  excerpt: string;
  kind: "page" | "course" | "person" | "file";
};

export const kinds = ["page", "course", "person", "file"] as const;

/** What is typed and what is there are compared without capitals and without accents. */
export const normaliseText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();

/** Whether all words of what was typed stand somewhere in the texts. */
export function mentions(text: string, ...texts: readonly string[]): boolean {
  const all = normaliseText(texts.join(" "));
  return normaliseText(text)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export type TextSegment = { text: string; isFound: boolean };

/** A text in pieces, those that were looked for apart from the others. */
export function highlightMatches(text: string, inputText: string): TextSegment[] {
  const terms = inputText.split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [{ text, isFound: false }];
  const escaped = terms.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${escaped.join("|")})`, "giu"))
    .map((piece, at) => ({ text: piece, isFound: at % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The paragraphs of an article, whose content is simple HTML. Its marks are left out, never painted as markup. */
export function paragraphs(content: string): { isHeading: boolean; text: string }[] {
  return [...content.matchAll(/<(p|h\d|li)\b[^>]*>([\s\S]*?)<\/\1>/gi)].map(([, tag = "", inside = ""]) => ({
    isHeading: tag.startsWith("h"),
    text: inside
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
      .trim(),
  }));
}

export const periods = ["month", "year"] as const;
export type Period = (typeof periods)[number];

export type Plan = {
  id: "starter" | "team" | "organisation";
  perMonth: number;
  people: number;
  features: readonly string[];
};

export const features = ["courses", "events", "badges", "reports", "signOn", "support"] as const;

export const plans: readonly Plan[] = [
  { id: "starter", perMonth: 29, people: 25, features: ["courses", "events"] },
  { id: "team", perMonth: 99, people: 150, features: ["courses", "events", "badges", "reports"] },
  { id: "organisation", perMonth: 249, people: 1000, features },
];

const MONTHS_PAID = 10;

/** What a month costs: who pays for a year pays ten months. */
export const monthly = ({ perMonth }: Plan, period: Period): number =>
  period === "year" ? Math.round((perMonth * MONTHS_PAID) / 12) : perMonth;
export const yearly = ({ perMonth }: Plan): number => perMonth * MONTHS_PAID;

/** As many people as the largest plan holds. */
export const MAX_PEOPLE = Math.max(...plans.map(({ people }) => people));

/** The smallest plan that has room for so many. */
export const smallestPlanFor = (people: number): Plan =>
  plans.find((plan) => plan.people >= people) ?? (plans[plans.length - 1] as Plan);
