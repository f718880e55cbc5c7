/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";
import { paths } from "../../app/pathBuilder";

export const documentType: DocumentTypeScreens = {
  type: "event",
  place: 6,
  rulesPath: (id) => `${paths.editEvent(id)}?tab=permissions`,
  openPath: ({ id }) => paths.exploreEvent(id),
  isAssignedByHand: false,
};
