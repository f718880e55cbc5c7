/** What a document of each type is called beside its title, in English: a file for each feature. */
const files = import.meta.glob<Record<string, string>>("./en/document_names/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(files)) as Record<string, string>;
