/** Words for several catalogues. */
export type CatalogueParts = Readonly<Record<string, Record<string, string>>>;

/** The parts of one catalogue from all files. */
export function mergeCatalogues(files: readonly CatalogueParts[]): CatalogueParts {
  const all: Record<string, Record<string, string>> = {};
  for (const [catalogue, messages] of files.flatMap((file) => Object.entries(file)))
    all[catalogue] = { ...all[catalogue], ...messages };
  return all;
}
