/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";

export const documentType: DocumentTypeScreens = {
  type: "pathway",
  place: 3,
  rulesPath: (id) => `/apps/admin/pathways/${id}?tab=permissions`,
  openPath: ({ id }) => `/apps/pathways/${id}`,
  job: "/api/pathways/{id}/assignment-job",
  containsOthers: true,
  isAssignedByHand: true,
};
