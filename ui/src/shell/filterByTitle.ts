/** The search of the shell: trimmed, case-insensitive, contained in the title, at most so many. */
export function filterByTitle<Entry extends { title: string }>(
  entries: readonly Entry[],
  text: string,
  limit: number,
): Entry[] {
  const searchText = text.trim().toLocaleLowerCase();
  if (searchText === "") return entries.slice(0, limit);
  return entries.filter((entry) => entry.title.toLocaleLowerCase().includes(searchText)).slice(0, limit);
}

/** As many suggestions as the specification has. */
export const SUGGESTIONS = 10;
