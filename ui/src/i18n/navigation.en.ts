/** The names of the navigation's entries by their ids, in English: a file for each feature. */
const files = import.meta.glob<Record<string, string>>("./navigation/en/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(files)) as Record<string, string>;
