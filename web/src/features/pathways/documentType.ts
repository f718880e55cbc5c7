/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";
import { paths } from "../../app/pathBuilder";

export const documentType: DocumentTypeScreens = {
  type: "pathway",
  place: 3,
  rulesPath: (id) => `${paths.editPathway(id)}?tab=permissions`,
  openPath: ({ id }) => paths.myPathway(id),
  job: "/api/pathways/{id}/assignment-job",
  containsOthers: true,
  hasDueDates: true,
  isAssignedByHand: true,
};
