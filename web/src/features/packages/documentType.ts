/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";

export const documentType: DocumentTypeScreens = {
  type: "package",
  place: 4,
  rulesPath: (id) => `/apps/admin/learning-package/${id}?tab=permissions`,
  openPath: ({ id }) => `/apps/packages/${id}`,
  job: "/api/packages/{id}/assignment-job",
  containsOthers: true,
  isAssignedByHand: true,
};
