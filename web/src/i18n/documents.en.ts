/** What screens about all types of documents say of each, in English: a file for each feature, with its part of each of their catalogues. */
import names from "./documentNames.en";
import { type CatalogueParts, mergeCatalogues } from "./mergeCatalogues";

const files = import.meta.glob<CatalogueParts>("./en/documents/*.json", { eager: true, import: "default" });

export default mergeCatalogues([...Object.values(files), { people_learning: names }]);
