/** What is told of answers beyond how often each was given. */
import { type Analytics, asNumber, type Field } from "./model";

export type Figures = Analytics["questions"][number];
export type Bar = { id: string; label: string; count: number };

export function barsOf(
  field: Field,
  counts: Figures["counts"],
  part: string,
  [yes, no]: readonly [string, string],
): Bar[] {
  const own = counts.filter((one) => one.part === part);
  const count = (answer: string) => own.find((one) => one.answer === answer)?.count ?? 0;
  if (field.type === "yesNo")
    return [
      { id: "true", label: yes, count: count("true") },
      { id: "false", label: no, count: count("false") },
    ];
  if (field.options && field.options.length > 0)
    return field.options.map((one) => ({ ...one, count: count(one.id) }));
  const numbers = own.map(({ answer, count: given }) => ({ id: answer, label: answer, count: given }));
  return numbers.sort((one, other) => Number(one.label) - Number(other.label)).slice(0, 50);
}

export type Promoters = { promoters: number; passives: number; detractors: number; score: number };

/** The net promoter score, of a scale from 0 to 10 that was answered. */
export function promotersOf(field: Field, counts: Figures["counts"]): Promoters | null {
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
export function meanOf(counts: Figures["counts"]): number | null {
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
export function heatOf(field: Field, counts: Figures["counts"]) {
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
