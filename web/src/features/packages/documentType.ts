/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";
import { paths } from "../../app/pathBuilder";

export const documentType: DocumentTypeScreens = {
  type: "package",
  place: 4,
  rulesPath: (id) => `${paths.editPackage(id)}?tab=permissions`,
  openPath: ({ id }) => paths.myPackage(id),
  job: "/api/packages/{id}/assignment-job",
  containsOthers: true,
  isAssignedByHand: true,
};
