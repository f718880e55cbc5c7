/** What is offered to a person, and where what they took is opened. */

import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Offer = Schemas["LearningOffer"];
export type Facets = Schemas["CatalogueFacets"];
type DocumentType = Schemas["DocumentType"];

/** Where each type is opened; one that has no page of its own yet is looked at in its list. */
const pathOf: Readonly<Partial<Record<string, (offer: Offer) => string>>> = {
  course: ({ id, recordId }) => paths.course(recordId ?? id),
  resource: ({ id }) => paths.myResource(id),
  pathway: ({ id }) => paths.myPathway(id),
  package: ({ id }) => paths.myPackage(id),
  form: ({ id }) => paths.myForm(id),
  event: ({ id }) => paths.exploreEvent(id),
};

/** Nothing for what is not mine: it is taken first. */
export function openPath(offer: Offer): string | undefined {
  return offer.isEnrolled && offer.recordId ? pathOf[offer.type]?.(offer) : undefined;
}

/** Somebody was here before and left: their progress waits. */
export const isKept = (offer: Offer) => !offer.isEnrolled && offer.progress > 0;

/** The words of `optional_learning` have a name for each type, and one for those to come. */
export const typeKey = (type: DocumentType | string, known: readonly string[]) =>
  known.includes(type) ? `type.${type}` : "type.other";

export const types = ["course", "resource", "pathway", "package", "form", "event"] as const;
