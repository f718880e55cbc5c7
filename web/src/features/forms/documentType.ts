/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";

export const documentType: DocumentTypeScreens = {
  type: "form",
  place: 5,
  rulesPath: (id) => `/apps/admin/forms/${id}?tab=permissions`,
  openPath: ({ id }) => `/apps/myforms/${id}`,
  job: "/api/forms/{id}/assignment-job",
  isAssignedByHand: true,
};
