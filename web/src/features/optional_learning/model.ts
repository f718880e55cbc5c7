/** What is offered to a person, and where what they took is opened. */

import type { Schemas } from "../../api/types";
import { type DocumentType, documentType, documentTypes } from "../../app/documentTypes";

export type Offer = Schemas["LearningOffer"];
export type Facets = Schemas["CatalogueFacets"];

/** Nothing for what is not mine: it is taken first. */
export function openPath(offer: Offer): string | undefined {
  const { type, id, recordId } = offer;
  return offer.isEnrolled && recordId ? documentType(type)?.openPath({ id, recordId }) : undefined;
}

/** Somebody was here before and left: their progress waits. */
export const hasSavedProgress = (offer: Offer) => !offer.isEnrolled && offer.progress > 0;

/** The words of `optional_learning` have a name for each type, and one for those to come. */
export const typeKey = (type: DocumentType | string, existing: readonly string[]) =>
  existing.includes(type) ? `type.${type}` : "type.other";

export const types: readonly DocumentType[] = documentTypes.map(({ type }) => type);
