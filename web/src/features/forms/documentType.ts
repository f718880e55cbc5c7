/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";
import { paths } from "../../app/pathBuilder";

export const documentType: DocumentTypeScreens = {
  type: "form",
  place: 5,
  rulesPath: (id) => `${paths.editForm("admin", id)}?tab=permissions`,
  openPath: ({ id }) => paths.myForm(id),
  job: "/api/forms/{id}/assignment-job",
  isAssignedByHand: true,
};
