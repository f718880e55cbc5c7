/** What notifications say, in Arabic: a file for each feature, with its kinds. */
const files = import.meta.glob<Record<string, string>>("./ar/notifications/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(files)) as Record<string, string>;
