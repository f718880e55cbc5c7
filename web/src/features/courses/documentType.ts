/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";
import { paths } from "../../app/pathBuilder";

export const documentType: DocumentTypeScreens = {
  type: "course",
  place: 1,
  rulesPath: (id) => `${paths.editCourse(id)}?tab=permissions`,
  openPath: ({ recordId }) => paths.course(recordId),
  job: "/api/courses/{id}/assignment-job",
  hasDueDates: true,
  isAssignedByHand: true,
};
