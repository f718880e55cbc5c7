/** The paths through a form as they are drawn: pages with the questions that conditions name, and where their arrows run. */
import { deadEnds } from "./formStructure";
import type { Condition, Field, Jump, Section } from "./model";

/** A row of a page, the room around its rows, and between two pages. */
export const ROW = 32;
export const INSET = 6;
const GAP = 40;

type NumberedLine = {
  /** Those of the conditions that decide about it, as the list counts them. */
  numbers: number[];
  /** The middle of the row. */
  at: number;
};
export type PathRow = NumberedLine &
  (
    | { kind: "page" }
    | { kind: "question"; field: Field }
    | { kind: "rest"; count: number }
    | { kind: "jump"; jump: Jump }
  );

export type PathPage = {
  section: Section;
  rows: PathRow[];
  top: number;
  isUnreached: boolean;
  /** Whoever is through it may go on to what stands below. */
  goesOn: boolean;
};

/** An arrow beside the pages: of a condition before them, from the question that it names; of a jump behind them. */
export type PathLine = {
  side: "start" | "end";
  lane: number;
  from: number;
  /** Nothing: it leads nowhere. */
  to: number | null;
  isBroken: boolean;
};

export type PathDrawing = {
  pages: PathPage[];
  lines: PathLine[];
  lanes: { start: number; end: number };
  end: number;
  height: number;
  numbers: Map<Condition, number>;
  /** The numbers of conditions that name a question that is gone or comes later. */
  broken: number[];
};

const isPresent = (condition: Condition | null | undefined): condition is Condition =>
  Boolean(condition && condition.rules.length > 0);

/** All conditions in the order in which the list tells them. */
function conditionsOf(section: Section): Condition[] {
  const ofFields = section.fields.flatMap(({ visibleWhen, requiredWhen }) => [visibleWhen, requiredWhen]);
  return [section.visibleWhen, ...ofFields, ...(section.jumps ?? []).map(({ when }) => when)].filter(
    isPresent,
  );
}

export function drawingOf(sections: readonly Section[]): PathDrawing {
  const { unreached } = deadEnds(sections);
  const numbers = new Map(sections.flatMap(conditionsOf).map((condition, at) => [condition, at + 1]));
  const named = new Set([...numbers.keys()].flatMap(({ rules }) => rules.map(({ field }) => field)));
  const numbersOf = (...all: (Condition | null | undefined)[]) =>
    all.flatMap((item) => (item && numbers.get(item)) || []);
  let y = 0;
  const pages = sections.map((section): PathPage => {
    const top = y;
    y += INSET;
    const rows: PathRow[] = [];
    const put = (row: Partial<NumberedLine> & { kind: PathRow["kind"] }) => {
      rows.push({ numbers: [], ...row, at: y + ROW / 2 } as PathRow);
      y += ROW;
    };
    put({ kind: "page", numbers: numbersOf(section.visibleWhen) });
    const shown = section.fields.filter(
      ({ id, visibleWhen, requiredWhen }) =>
        named.has(id) || isPresent(visibleWhen) || isPresent(requiredWhen),
    );
    for (const field of shown)
      put({ kind: "question", field, numbers: numbersOf(field.visibleWhen, field.requiredWhen) } as PathRow);
    const rest = section.fields.length - shown.length;
    if (rest > 0) put({ kind: "rest", count: rest } as PathRow);
    const jumps = section.jumps ?? [];
    for (const jump of jumps) put({ kind: "jump", jump, numbers: numbersOf(jump.when) } as PathRow);
    y += INSET + GAP;
    const goesOn = !jumps.some(({ when }) => when.rules.length === 0);
    return { section, rows, top, isUnreached: unreached.includes(section.id), goesOn };
  });
  const end = y + ROW / 2;
  const ways = [...conditionLines(pages, sections), ...jumpLines(pages, end)];
  const start = inLanes(ways.filter(({ side }) => side === "start"));
  const behind = inLanes(ways.filter(({ side }) => side === "end"));
  return {
    pages,
    lines: [...start.lines, ...behind.lines],
    lanes: { start: start.lanes, end: behind.lanes },
    end,
    height: y + ROW,
    numbers,
    broken: brokenOf(pages, sections, numbers),
  };
}

type UnplacedLine = Omit<PathLine, "lane"> & { trunk: string };

/** Where a question stands among all; what a row depends on has to stand before it. */
function places(sections: readonly Section[]) {
  let at = 0;
  const fields = new Map<string, number>();
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  for (const { id, fields: own } of sections) {
    first.set(id, at);
    for (const field of own) fields.set(field.id, at++);
    last.set(id, at);
  }
  /** What is asked from there on is not known yet. */
  const until = (page: PathPage, row: PathRow) =>
    (row.kind === "question"
      ? fields.get(row.field.id)
      : (row.kind === "jump" ? last : first).get(page.section.id)) ?? 0;
  const isKnown = (field: string, page: PathPage, row: PathRow) =>
    (fields.get(field) ?? Number.POSITIVE_INFINITY) < until(page, row);
  return { isKnown };
}

function decidingConditions(page: PathPage, row: PathRow): Condition[] {
  if (row.kind === "page") return [page.section.visibleWhen].filter(isPresent);
  if (row.kind === "question") return [row.field.visibleWhen, row.field.requiredWhen].filter(isPresent);
  return row.kind === "jump" ? [row.jump.when].filter(isPresent) : [];
}

/** From each question that conditions name to what they decide about: one trunk for all that depends on it. */
function conditionLines(pages: readonly PathPage[], sections: readonly Section[]): UnplacedLine[] {
  const { isKnown } = places(sections);
  const rowOf = new Map(
    pages.flatMap(({ rows }) =>
      rows.flatMap((row) => (row.kind === "question" ? [[row.field.id, row.at] as const] : [])),
    ),
  );
  return pages.flatMap((page) =>
    page.rows.flatMap((row) => {
      const fields = decidingConditions(page, row).flatMap(({ rules }) => rules.map(({ field }) => field));
      return [...new Set(fields)].map((field): UnplacedLine => {
        const from = rowOf.get(field);
        // What is gone has no row: the arrow begins and ends where it is asked for.
        const isGone = from === undefined || from === row.at;
        return {
          side: "start",
          from: from ?? row.at,
          to: isGone ? null : row.at,
          isBroken: !isKnown(field, page, row),
          trunk: isGone ? `${row.at}` : field,
        };
      });
    }),
  );
}

/** From each jump to its page: one trunk for all that lead to the same. */
function jumpLines(pages: readonly PathPage[], end: number): UnplacedLine[] {
  const topOf = new Map(pages.map(({ section, rows }) => [section.id, rows[0]?.at ?? 0]));
  return pages.flatMap((page) =>
    page.rows.flatMap((row): UnplacedLine[] => {
      if (row.kind !== "jump") return [];
      const to = row.jump.to === "end" ? end : topOf.get(row.jump.to);
      const isBroken = to === undefined || to < row.at;
      return [
        { side: "end", from: row.at, to: to ?? null, isBroken, trunk: isBroken ? `${row.at}` : row.jump.to },
      ];
    }),
  );
}

/** Each trunk in a lane of its own as far as it runs; the shortest stand next to the pages. */
function inLanes(ways: readonly UnplacedLine[]): { lines: PathLine[]; lanes: number } {
  const spans = new Map<string, [number, number]>();
  for (const { trunk, from, to } of ways) {
    const [low, high] = spans.get(trunk) ?? [from, from];
    spans.set(trunk, [Math.min(low, from, to ?? from), Math.max(high, from, to ?? from)]);
  }
  const taken: [number, number][][] = [];
  const laneOf = new Map<string, number>();
  const byLength = [...spans].sort(([, item], [, other]) => item[1] - item[0] - (other[1] - other[0]));
  for (const [trunk, [low, high]] of byLength) {
    const result = taken.findIndex((lane) => lane.every(([from, to]) => high < from || low > to));
    const lane = result < 0 ? taken.push([]) - 1 : result;
    taken[lane]?.push([low, high]);
    laneOf.set(trunk, lane);
  }
  const lines = ways.map(({ trunk, ...way }) => ({ ...way, lane: laneOf.get(trunk) ?? 0 }));
  return { lines, lanes: taken.length };
}

function brokenOf(
  pages: readonly PathPage[],
  sections: readonly Section[],
  numbers: ReadonlyMap<Condition, number>,
): number[] {
  const { isKnown } = places(sections);
  return pages.flatMap((page) =>
    page.rows.flatMap((row) =>
      decidingConditions(page, row)
        .filter(({ rules }) => rules.some(({ field }) => !isKnown(field, page, row)))
        .flatMap((condition) => numbers.get(condition) ?? []),
    ),
  );
}
