/** What is offered to a person, and where what they took is opened. */
import type { Schemas } from "../../api/types";

export type Offer = Schemas["LearningOffer"];
export type Facets = Schemas["CatalogueFacets"];
type DocumentType = Schemas["DocumentType"];

/** Where each type is opened; one that has no page of its own yet is looked at in its list. */
const paths: Readonly<Partial<Record<string, (offer: Offer) => string>>> = {
  course: ({ recordId }) => `/apps/course/${recordId}`,
  resource: ({ id }) => `/apps/resource/${id}`,
  pathway: ({ id }) => `/apps/pathways/${id}`,
  package: ({ id }) => `/apps/packages/${id}`,
  form: ({ id }) => `/apps/myforms/${id}`,
  event: ({ id }) => `/apps/exploreevent/${id}`,
};

/** Nothing for what is not mine: it is taken first. */
export function openPath(offer: Offer): string | undefined {
  return offer.isEnrolled && offer.recordId ? paths[offer.type]?.(offer) : undefined;
}

/** Somebody was here before and left: their progress waits. */
export const isKept = (offer: Offer) => !offer.isEnrolled && offer.progress > 0;

/** The words of `optional_learning` have a name for each type, and one for those to come. */
export const typeKey = (type: DocumentType | string, known: readonly string[]) =>
  known.includes(type) ? `type.${type}` : "type.other";

export const types = ["course", "resource", "pathway", "package", "form", "event"] as const;
