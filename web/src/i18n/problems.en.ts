/** What the service refuses, in English: a file for each feature. */
const files = import.meta.glob<Record<string, string>>("./en/problems/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(files)) as Record<string, string>;
