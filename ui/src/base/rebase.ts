/** A draft of something that was saved meanwhile, by oneself or by somebody else. */

export const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What both changed, each in another way. Of a list whose parts have names, a step of the way is such a name. */
export type Clash = { path: readonly string[]; mine: unknown; theirs: unknown };

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What tells the parts of a list apart, and the alternatives of a choice. */
const NAMES = ["id", "key", "kind", "field"];
const ALTERNATIVES = ["type", "kind", "mode"];

/** The name that each part of these lists has, if there is one; a list of plain values has none. */
function nameIn(lists: readonly unknown[]): string | undefined {
  if (!lists.every(Array.isArray)) return undefined;
  return NAMES.find((name) =>
    (lists as unknown[][]).every((list) => {
      const names = list.map((one) => (isParts(one) ? one[name] : undefined));
      return names.every((one) => typeof one === "string") && new Set(names).size === names.length;
    }),
  );
}

/** Of two alternatives nothing is put together. */
const areOfOneKind = (all: readonly Parts[]): boolean =>
  ALTERNATIVES.every((name) => all.every((one) => one[name] === all[0]?.[name]));

function merge(
  from: unknown,
  kept: unknown,
  now: unknown,
  path: readonly string[],
  clashes: Clash[],
): unknown {
  if (isAlike(from, now)) return kept;
  if (isAlike(from, kept) || isAlike(kept, now)) return now;
  const all = [from, kept, now];
  if (all.every(isParts) && areOfOneKind(all)) {
    const [was, next, chosen] = all as [Parts, Parts, Parts];
    const merged: Parts = {};
    for (const key of Object.keys({ ...next, ...chosen })) {
      const value = merge(was[key], next[key], chosen[key], [...path, key], clashes);
      if (value !== undefined || (key in next && key in chosen)) merged[key] = value;
    }
    return merged;
  }
  const name = nameIn(all);
  if (name) return mergeLists(name, from as Parts[], kept as Parts[], now as Parts[], path, clashes);
  clashes.push({ path, mine: now, theirs: kept });
  return now;
}

const byName = (name: string, list: readonly Parts[]) =>
  new Map(list.map((one) => [one[name] as string, one]));

function mergeLists(
  name: string,
  from: readonly Parts[],
  kept: readonly Parts[],
  now: readonly Parts[],
  path: readonly string[],
  clashes: Clash[],
): Parts[] {
  const [was, next, chosen] = [byName(name, from), byName(name, kept), byName(name, now)];
  const parts = new Map<string, Parts>();
  for (const id of new Set([...next.keys(), ...chosen.keys()])) {
    const part = merge(was.get(id), next.get(id), chosen.get(id), [...path, id], clashes);
    if (part !== undefined) parts.set(id, part as Parts);
  }
  // In the order of whoever put them in order; what the other added stands behind the same neighbour.
  const orderOf = (list: Map<string, Parts>) =>
    [...list.keys()].filter((id) => was.has(id) && chosen.has(id));
  const [first, second] = isAlike(orderOf(was), orderOf(chosen)) ? [next, chosen] : [chosen, next];
  const order = [...first.keys()].filter((id) => parts.has(id));
  let before = "";
  for (const id of second.keys()) {
    if (!parts.has(id)) continue;
    if (!order.includes(id)) order.splice(order.indexOf(before) + 1, 0, id);
    before = id;
  }
  return order.map((id) => parts.get(id) as Parts);
}

/**
 * What is kept is another now: what somebody chose since `from` stays, all else is as it is kept. Looks into objects, and into lists
 * whose parts have names; another list is chosen as a whole.
 */
export function rebase<Draft>(from: Draft, kept: Draft, now: Draft): Draft {
  return merge(from, kept, now, [], []) as Draft;
}

/** The same, and what both have changed. */
export function rebaseWithClashes<Draft>(from: Draft, kept: Draft, now: Draft): [Draft, readonly Clash[]] {
  const clashes: Clash[] = [];
  return [merge(from, kept, now, [], clashes) as Draft, clashes];
}

const stepIn = (list: readonly unknown[], step: string): number =>
  list.findIndex((one) => isParts(one) && NAMES.some((name) => one[name] === step));

/** What stands there. */
export function valueAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      Array.isArray(value) ? value[stepIn(value, step)] : isParts(value) ? value[step] : undefined,
    whole,
  );
}

/** The same with another value there; nothing takes it away. */
export function withValueAt<Draft>(whole: Draft, path: readonly string[], value: unknown): Draft {
  const [step, ...rest] = path;
  if (step === undefined) return value as Draft;
  if (Array.isArray(whole)) {
    const at = stepIn(whole, step);
    if (at < 0) return (value === undefined ? whole : [...whole, value]) as Draft;
    const part = withValueAt<unknown>(whole[at], rest, value);
    return whole.flatMap((one, i) => (i !== at ? [one] : part === undefined ? [] : [part])) as Draft;
  }
  const parts: Parts = isParts(whole) ? whole : {};
  const part = withValueAt(parts[step], rest, value);
  const { [step]: _, ...others } = parts;
  return (part === undefined ? others : { ...parts, [step]: part }) as Draft;
}

/** What both changed before, and what they changed now, as it stands after that. */
export function stillClashing(
  known: readonly Clash[],
  more: readonly Clash[],
  mine: unknown,
  theirs: unknown,
): readonly Clash[] {
  const all = new Map([...known, ...more].map((one) => [one.path.join("\n"), one]));
  return [...all.values()]
    .map(({ path }) => ({ path, mine: valueAt(mine, path), theirs: valueAt(theirs, path) }))
    .filter((one) => !isAlike(one.mine, one.theirs));
}

/** The leaves in which two differ, as they would be said to whoever is to choose. */
export function differences(mine: unknown, theirs: unknown): readonly Clash[] {
  const clashes: Clash[] = [];
  // Against something that both changed, everything that differs is a clash.
  const nothing = (one: unknown, other: unknown): unknown => {
    if (isAlike(one, other)) return one;
    if (isParts(one) && isParts(other))
      return Object.fromEntries(
        Object.keys({ ...one, ...other }).map((key) => [key, nothing(one[key], other[key])]),
      );
    const name = nameIn([one, other]);
    if (!name) return NEITHER;
    const [mine, theirs] = [byName(name, one as Parts[]), byName(name, other as Parts[])];
    return [...new Set([...theirs.keys(), ...mine.keys()])].map((id) => ({
      ...(nothing(mine.get(id) ?? {}, theirs.get(id) ?? {}) as Parts),
      [name]: id,
    }));
  };
  merge(nothing(mine, theirs), theirs, mine, [], clashes);
  return clashes;
}
const NEITHER = "\u0000";
