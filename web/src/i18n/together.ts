/** Words for several catalogues. */
export type Parts = Readonly<Record<string, Record<string, string>>>;

/** The parts of one catalogue from all files. */
export function together(files: readonly Parts[]): Parts {
  const all: Record<string, Record<string, string>> = {};
  for (const [catalogue, words] of files.flatMap((file) => Object.entries(file)))
    all[catalogue] = { ...all[catalogue], ...words };
  return all;
}
