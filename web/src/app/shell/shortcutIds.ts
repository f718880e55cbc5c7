/**
 * Shortcuts as this navigation has them: some of those that everybody begins with (mail, contacts, to-do) name screens that the sample
 * areas alone have, and are shown where a team has those.
 */
export function shortcutIds(chosen: readonly string[], entries: readonly { id: string }[]): string[] {
  const known = new Set(entries.map(({ id }) => id));
  return chosen.map((id) => (!known.has(id) && known.has(`sample-${id}`) ? `sample-${id}` : id));
}
