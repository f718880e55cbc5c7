/** What notifications say, in English: a file for each feature, with its kinds. */
const files = import.meta.glob<Record<string, string>>("./en/notifications/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(files)) as Record<string, string>;
