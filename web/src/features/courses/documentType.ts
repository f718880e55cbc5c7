/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";

export const documentType: DocumentTypeScreens = {
  type: "course",
  place: 1,
  rulesPath: (id) => `/apps/admin/courses/${id}?tab=permissions`,
  openPath: ({ recordId }) => `/apps/course/${recordId}`,
  job: "/api/courses/{id}/assignment-job",
  isAssignedByHand: true,
};
