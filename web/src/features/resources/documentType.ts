/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";
import { paths } from "../../app/pathBuilder";

export const documentType: DocumentTypeScreens = {
  type: "resource",
  place: 2,
  rulesPath: (id) => `${paths.editResource(id)}?tab=permissions`,
  openPath: ({ id }) => paths.myResource(id),
  job: "/api/resources/{id}/assignment-job",
  isAssignedByHand: true,
};
