/** What screens about all types of documents say of each, in Arabic: a file for each feature, with its part of each of their catalogues. */
import { type Parts, together } from "./together";

const files = import.meta.glob<Parts>("./ar/documents/*.json", { eager: true, import: "default" });

export default together(Object.values(files));
