/** Each type of documents that the service knows has screens and words. */
import { expect, it } from "vitest";
import arabic from "../i18n/documents.ar";
import english from "../i18n/documents.en";
import { documentTypes } from "./documentTypes";

const documents = import.meta.glob<string>("../../../docs/openapi/tenant-api.json", {
  eager: true,
  import: "default",
  query: "?raw",
});
const known: string[] = Object.values(documents).flatMap(
  (text) => JSON.parse(text).components.schemas.DocumentType.enum,
);

it("are those of the service, each in a place of its own", () => {
  expect(documentTypes.map(({ type }) => type).toSorted()).toEqual(known.toSorted());
  expect(new Set(documentTypes.map(({ place }) => place)).size).toBe(known.length);
});

it("have a name on each screen that lists them", () => {
  for (const { type, isAssignedByHand } of documentTypes)
    for (const catalogue of [english, arabic]) {
      expect(catalogue.permissions?.[`type.${type}`], type).toBeTruthy();
      expect(catalogue.optional_learning?.[`type.${type}`], type).toBeTruthy();
      expect(catalogue.rewards?.[`type.${type}`], type).toBeTruthy();
      if (isAssignedByHand) expect(catalogue.people_learning?.[`kind.${type}`], type).toBeTruthy();
    }
});
