/** A draft of something that was saved meanwhile, by oneself or by somebody else. */

export const isEqual = (item: unknown, other: unknown): boolean =>
  JSON.stringify(item) === JSON.stringify(other);

/** What both changed, each in another way. Of a list whose parts have names, a step of the way is such a name. */
export type MergeConflict = { path: readonly string[]; mine: unknown; theirs: unknown };

type JsonObject = Record<string, unknown>;

const isRecord = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What tells the parts of a list apart, and the alternatives of a choice. */
const NAMES = ["id", "key", "kind", "field"];
const ALTERNATIVES = ["type", "kind", "mode"];

/** The name that each part of these lists has, if there is one; a list of plain values has none. */
function nameIn(lists: readonly unknown[]): string | undefined {
  if (!lists.every(Array.isArray)) return undefined;
  return NAMES.find((name) =>
    (lists as unknown[][]).every((list) => {
      const names = list.map((item) => (isRecord(item) ? item[name] : undefined));
      return names.every((item) => typeof item === "string") && new Set(names).size === names.length;
    }),
  );
}

/** Of two alternatives nothing is put together. */
const areOfOneKind = (all: readonly JsonObject[]): boolean =>
  ALTERNATIVES.every((name) => all.every((item) => item[name] === all[0]?.[name]));

function merge(
  from: unknown,
  saved: unknown,
  now: unknown,
  path: readonly string[],
  conflicts: MergeConflict[],
): unknown {
  if (isEqual(from, now)) return saved;
  if (isEqual(from, saved) || isEqual(saved, now)) return now;
  const all = [from, saved, now];
  if (all.every(isRecord) && areOfOneKind(all)) {
    const [was, next, chosen] = all as [JsonObject, JsonObject, JsonObject];
    const merged: JsonObject = {};
    for (const key of Object.keys({ ...next, ...chosen })) {
      const value = merge(was[key], next[key], chosen[key], [...path, key], conflicts);
      if (value !== undefined || (key in next && key in chosen)) merged[key] = value;
    }
    return merged;
  }
  const name = nameIn(all);
  if (name)
    return mergeLists(
      name,
      from as JsonObject[],
      saved as JsonObject[],
      now as JsonObject[],
      path,
      conflicts,
    );
  conflicts.push({ path, mine: now, theirs: saved });
  return now;
}

const byName = (name: string, list: readonly JsonObject[]) =>
  new Map(list.map((item) => [item[name] as string, item]));

function mergeLists(
  name: string,
  from: readonly JsonObject[],
  saved: readonly JsonObject[],
  now: readonly JsonObject[],
  path: readonly string[],
  conflicts: MergeConflict[],
): JsonObject[] {
  const [was, next, chosen] = [byName(name, from), byName(name, saved), byName(name, now)];
  const parts = new Map<string, JsonObject>();
  for (const id of new Set([...next.keys(), ...chosen.keys()])) {
    const part = merge(was.get(id), next.get(id), chosen.get(id), [...path, id], conflicts);
    if (part !== undefined) parts.set(id, part as JsonObject);
  }
  // In the order of whoever put them in order; what the other added stands behind the same neighbour.
  const orderOf = (list: Map<string, JsonObject>) =>
    [...list.keys()].filter((id) => was.has(id) && chosen.has(id));
  const [first, second] = isEqual(orderOf(was), orderOf(chosen)) ? [next, chosen] : [chosen, next];
  const order = [...first.keys()].filter((id) => parts.has(id));
  let before = "";
  for (const id of second.keys()) {
    if (!parts.has(id)) continue;
    if (!order.includes(id)) order.splice(order.indexOf(before) + 1, 0, id);
    before = id;
  }
  return order.map((id) => parts.get(id) as JsonObject);
}

/**
 * What is kept is another now: what somebody chose since `from` stays, all else is as it is kept. Looks into objects, and into lists
 * whose parts have names; another list is chosen as a whole.
 */
export function rebase<Draft>(from: Draft, saved: Draft, now: Draft): Draft {
  return merge(from, saved, now, [], []) as Draft;
}

/** The same, and what both have changed. */
export function rebaseWithConflicts<Draft>(
  from: Draft,
  saved: Draft,
  now: Draft,
): [Draft, readonly MergeConflict[]] {
  const conflicts: MergeConflict[] = [];
  return [merge(from, saved, now, [], conflicts) as Draft, conflicts];
}

const indexOfStep = (list: readonly unknown[], step: string): number =>
  list.findIndex((item) => isRecord(item) && NAMES.some((name) => item[name] === step));

/** What stands there. */
export function valueAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      Array.isArray(value) ? value[indexOfStep(value, step)] : isRecord(value) ? value[step] : undefined,
    whole,
  );
}

/** The same with another value there; nothing takes it away. */
export function withValueAt<Draft>(whole: Draft, path: readonly string[], value: unknown): Draft {
  const [step, ...rest] = path;
  if (step === undefined) return value as Draft;
  if (Array.isArray(whole)) {
    const at = indexOfStep(whole, step);
    if (at < 0) return (value === undefined ? whole : [...whole, value]) as Draft;
    const part = withValueAt<unknown>(whole[at], rest, value);
    return whole.flatMap((item, i) => (i !== at ? [item] : part === undefined ? [] : [part])) as Draft;
  }
  const parts: JsonObject = isRecord(whole) ? whole : {};
  const part = withValueAt(parts[step], rest, value);
  const { [step]: _, ...others } = parts;
  return (part === undefined ? others : { ...parts, [step]: part }) as Draft;
}

/** What both changed before, and what they changed now, as it stands after that. */
export function remainingConflicts(
  existing: readonly MergeConflict[],
  more: readonly MergeConflict[],
  mine: unknown,
  theirs: unknown,
): readonly MergeConflict[] {
  const all = new Map([...existing, ...more].map((item) => [item.path.join("\n"), item]));
  return [...all.values()]
    .map(({ path }) => ({ path, mine: valueAt(mine, path), theirs: valueAt(theirs, path) }))
    .filter((item) => !isEqual(item.mine, item.theirs));
}

/** The leaves in which two differ, as they would be said to whoever is to choose. */
export function differences(mine: unknown, theirs: unknown): readonly MergeConflict[] {
  const conflicts: MergeConflict[] = [];
  // Against something that both changed, everything that differs is a clash.
  const nothing = (item: unknown, other: unknown): unknown => {
    if (isEqual(item, other)) return item;
    if (isRecord(item) && isRecord(other))
      return Object.fromEntries(
        Object.keys({ ...item, ...other }).map((key) => [key, nothing(item[key], other[key])]),
      );
    const name = nameIn([item, other]);
    if (!name) return NEITHER;
    const [mine, theirs] = [byName(name, item as JsonObject[]), byName(name, other as JsonObject[])];
    return [...new Set([...theirs.keys(), ...mine.keys()])].map((id) => ({
      ...(nothing(mine.get(id) ?? {}, theirs.get(id) ?? {}) as JsonObject),
      [name]: id,
    }));
  };
  merge(nothing(mine, theirs), theirs, mine, [], conflicts);
  return conflicts;
}
const NEITHER = "\u0000";
