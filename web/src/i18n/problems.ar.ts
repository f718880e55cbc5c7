/** What the service refuses, in Arabic: a file for each feature. */
const files = import.meta.glob<Record<string, string>>("./ar/problems/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(files)) as Record<string, string>;
