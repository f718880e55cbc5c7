/** The words of the tenants' audit log, in English: a file for each feature. */
const files = import.meta.glob<Record<string, string>>("./audit/en/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(files)) as Record<string, string>;
