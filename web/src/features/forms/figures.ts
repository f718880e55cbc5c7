/** What is told of answers beyond how often each was given. */
import { type Analytics, asNumber, type Field } from "./model";

export type QuestionResult = Analytics["questions"][number];
export type Bar = { id: string; label: string; count: number };

export function barsOf(
  field: Field,
  counts: QuestionResult["counts"],
  part: string,
  [yes, no]: readonly [string, string],
): Bar[] {
  const own = counts.filter((item) => item.part === part);
  const count = (answer: string) => own.find((item) => item.answer === answer)?.count ?? 0;
  if (field.type === "yesNo")
    return [
      { id: "true", label: yes, count: count("true") },
      { id: "false", label: no, count: count("false") },
    ];
  if (field.options && field.options.length > 0)
    return field.options.map((item) => ({ ...item, count: count(item.id) }));
  if (field.type === "rating" || field.type === "scale") {
    const min = field.min ?? 1;
    const many = Math.min((field.max ?? 5) - min, 20) + 1;
    // What nobody chose belongs to the picture too.
    return Array.from({ length: Math.max(0, many) }, (_, at) => String(min + at)).map((label) => ({
      id: label,
      label,
      count: count(label),
    }));
  }
  const numbers = own.map(({ answer, count: input }) => ({ id: answer, label: answer, count: input }));
  const sorted = numbers.sort((item, other) => Number(item.label) - Number(other.label));
  return sorted.length > MAX_BARS ? fillGaps(sorted) : sorted;
}

/** More bars say less than how they are spread. */
const MAX_BARS = 20;
const SPANS = 10;

/** Numbers in spans of equal width, each with how many lie in it; whole numbers have whole bounds. */
function fillGaps(numbers: readonly Bar[]): Bar[] {
  const values = numbers.map(({ label, count }) => ({ value: Number(label), count }));
  const [low, high] = [values[0]?.value ?? 0, values.at(-1)?.value ?? 0];
  const isWhole = values.every(({ value }) => Number.isInteger(value));
  const width = isWhole ? Math.ceil((high - low + 1) / SPANS) : (high - low) / SPANS;
  const tidy = (value: number) => String(Math.round(value * 100) / 100);
  const spans = Math.min(SPANS, isWhole ? Math.ceil((high - low + 1) / width) : SPANS);
  return Array.from({ length: spans }, (_, at) => {
    const from = low + at * width;
    const until = from + width;
    const isLast = at === spans - 1;
    const inside = values.filter(({ value }) => value >= from && (value < until || isLast));
    const label = `${tidy(from)} – ${tidy(isWhole ? until - 1 : isLast ? high : until)}`;
    return { id: String(at), label, count: inside.reduce((sum, { count }) => sum + count, 0) };
  });
}

export type Promoters = { promoters: number; passives: number; detractors: number; score: number };

/** The net promoter score, of a scale from 0 to 10 that was answered. */
export function promotersOf(field: Field, counts: QuestionResult["counts"]): Promoters | null {
  if (field.type !== "scale" || (field.min ?? 0) !== 0 || (field.max ?? 10) !== 10) return null;
  const sum = (fits: (value: number) => boolean) =>
    counts.reduce((all, { answer, count }) => {
      const value = asNumber(answer);
      return value !== null && fits(value) ? all + count : all;
    }, 0);
  const [promoters, passives, detractors] = [
    sum((value) => value >= 9),
    sum((value) => value >= 7 && value < 9),
    sum((value) => value < 7),
  ];
  const all = promoters + passives + detractors;
  if (all === 0) return null;
  return { promoters, passives, detractors, score: Math.round((100 * (promoters - detractors)) / all) };
}

/** The mean of answers that are numbers. */
export function meanOf(counts: QuestionResult["counts"]): number | null {
  let [sum, all] = [0, 0];
  for (const { answer, count } of counts) {
    const value = asNumber(answer);
    if (value === null) continue;
    sum += value * count;
    all += count;
  }
  return all > 0 ? sum / all : null;
}

/** A matrix as rows of cells, each with its share of the row. */
export function heatOf(field: Field, counts: QuestionResult["counts"]) {
  return (field.rows ?? []).map((row) => {
    const own = counts.filter(({ part }) => part === row.id);
    const all = own.reduce((sum, { count }) => sum + count, 0);
    const cells = (field.options ?? []).map((option) => {
      const count = own.find(({ answer }) => answer === option.id)?.count ?? 0;
      return { ...option, count, share: all > 0 ? count / all : 0 };
    });
    return { ...row, cells };
  });
}
