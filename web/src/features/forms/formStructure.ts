/** Questions that are brought in: from a pasted list, from lines of CSV, from another form; and what two versions have not in common. */
import {
  type Content,
  copyOf,
  type Field,
  type FieldType,
  fieldTypes,
  isChoice,
  newField,
  type Section,
} from "./model";

/** Lines of CSV as cells: commas, semicolons or tabs between them, quotes around what holds one. */
export function cellsOf(text: string): string[][] {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== "") ?? "";
  const count = (sign: string) => first.split(sign).length;
  const separator = ["\t", ";", ","].sort((item, other) => count(other) - count(item))[0] ?? ",";
  const rows: string[][] = [[]];
  let [cell, quoted] = ["", false];
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (sign === separator) end();
    else if (sign === "\n") {
      end();
      rows.push([]);
    } else if (sign !== "\r") cell += sign;
  }
  end();
  return rows.filter((row) => row.some(Boolean));
}

const knownTypes = new Map<string, FieldType>(fieldTypes.map((type) => [type.toLowerCase(), type]));
/** Words with which other products name their kinds of questions. */
const typeAliases: Readonly<Record<string, FieldType>> = {
  text: "shortText",
  paragraph: "longText",
  choice: "singleChoice",
  radio: "singleChoice",
  checkbox: "multipleChoice",
  checkboxes: "multipleChoice",
  select: "dropdown",
  boolean: "yesNo",
  tel: "phone",
  upload: "file",
};
const typeOf = (word = ""): FieldType | undefined => {
  const key = word.toLowerCase().replace(/[\s_-]/g, "");
  return knownTypes.get(key) ?? typeAliases[key];
};

const headerWords = new Set(["question", "label", "title", "type", "options"]);

/** Questions of lines: what is asked, its type, its options; a line of one cell asks for a text. At most 500. */
export function questionsOf(text: string): Field[] {
  let rows = cellsOf(text);
  const head = rows[0]?.map((cell) => cell.toLowerCase());
  const isHead = (head?.length ?? 0) > 1 && head?.every((cell) => headerWords.has(cell) || cell === "");
  // A list of plain questions may hold commas of its own.
  const isTable = isHead || /[;\t]/.test(text) || rows.some(([, word]) => typeOf(word));
  if (!isTable) rows = text.split(/\r?\n/).map((line) => [line.trim()]);
  return rows
    .slice(isHead ? 1 : 0)
    .filter(([label]) => label)
    .slice(0, 500)
    .flatMap(([label = "", word, ...rest]) => {
      if (!label) return [];
      const named = typeOf(word);
      // Options stand in cells of their own, or in one with bars between them.
      const cells = (named ? rest : [word ?? "", ...rest])
        .flatMap((cell) => cell.split("|"))
        .map((cell) => cell.trim());
      const options = [...new Set(cells.filter(Boolean))];
      const type = named ?? (options.length > 0 ? "singleChoice" : "shortText");
      const created = newField(type, label, (number) => options[number - 1] ?? String(number));
      if ((isChoice(type) || type === "matrix") && options.length > 0)
        created.options = options.map((option) => ({ id: crypto.randomUUID(), label: option }));
      return [created];
    });
}

/** Copies of questions of another form; conditions stay behind, as they name questions that are not here. */
export const copyQuestions = (content: Content, ids: ReadonlySet<string>): Field[] =>
  content.sections
    .flatMap(({ fields }) => fields)
    .filter(({ id }) => ids.has(id))
    .map((field) => {
      const { visibleWhen: _shown, requiredWhen: _required, ...copy } = copyOf(field);
      return copy.type === "calculated" ? { ...copy, formula: "" } : copy;
    });

export type Difference = {
  id: string;
  label: string;
  what: "added" | "removed" | "changed" | "moved";
  /** What of it is different. */
  parts: string[];
};

const compared = [
  "label",
  "type",
  "help",
  "required",
  "options",
  "rows",
  "min",
  "max",
  "points",
  "correct",
] as const;
const serialise = (value: unknown) => JSON.stringify(value ?? null);

/** What a later version asks differently. */
export function differences(before: Content, after: Content): Difference[] {
  const place = ({ sections }: Content) =>
    new Map(
      sections.flatMap((section) =>
        section.fields.map((field, at) => [field.id, { field, at: `${section.id}:${at}` }] as const),
      ),
    );
  const [old, now] = [place(before), place(after)];
  const result: Difference[] = [];
  for (const [id, { field, at }] of now) {
    const was = old.get(id);
    if (!was) {
      result.push({ id, label: field.label, what: "added", parts: [] });
      continue;
    }
    const parts: string[] = compared.filter((part) => serialise(was.field[part]) !== serialise(field[part]));
    const logic = ["visibleWhen", "requiredWhen", "formula"] as const;
    if (logic.some((part) => serialise(was.field[part]) !== serialise(field[part]))) parts.push("logic");
    if (parts.length > 0) result.push({ id, label: field.label, what: "changed", parts });
    else if (was.at !== at) result.push({ id, label: field.label, what: "moved", parts: [] });
  }
  for (const [id, { field }] of old)
    if (!now.has(id)) result.push({ id, label: field.label, what: "removed", parts: [] });
  return result;
}

export type PageTransition = { to: string; when: "next" | "jump" };

/** Where each page leads: to the next one, by its jumps, or to the end. */
export function pageTransitions(sections: readonly Section[]): Map<string, PageTransition[]> {
  return new Map(
    sections.map((section, at) => {
      const next = sections[at + 1]?.id ?? "end";
      const jumps = (section.jumps ?? []).map(({ to }): PageTransition => ({ to, when: "jump" }));
      return [section.id, [...jumps, { to: next, when: "next" }]];
    }),
  );
}

/** Pages that nobody comes to, and jumps that lead nowhere or back. */
export function deadEnds(sections: readonly Section[]): { unreached: string[]; broken: string[] } {
  const ways = pageTransitions(sections);
  const place = new Map(sections.map(({ id }, at) => [id, at]));
  const broken = sections
    .filter(({ id, jumps = [] }) =>
      jumps.some(({ to }) => to !== "end" && (place.get(to) ?? -1) <= (place.get(id) ?? 0)),
    )
    .map(({ id }) => id);
  const reached = new Set<string>(sections[0] ? [sections[0].id] : []);
  for (const id of reached) {
    const section = sections[place.get(id) ?? -1];
    // A jump without a condition always leads away: nobody goes on to the next page.
    const always = section?.jumps?.find(({ when }) => when.rules.length === 0);
    for (const { to, when } of ways.get(id) ?? []) if (!(always && when === "next")) reached.add(to);
  }
  return { unreached: sections.filter(({ id }) => !reached.has(id)).map(({ id }) => id), broken };
}
