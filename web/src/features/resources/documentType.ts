/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";

export const documentType: DocumentTypeScreens = {
  type: "resource",
  place: 2,
  rulesPath: (id) => `/apps/admin/resources/${id}?tab=permissions`,
  openPath: ({ id }) => `/apps/resource/${id}`,
  job: "/api/resources/{id}/assignment-job",
  isAssignedByHand: true,
};
