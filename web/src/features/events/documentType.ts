/** What the screens of all types of documents have to know of this one; `app/documentTypes.ts` finds it. */
import type { DocumentTypeScreens } from "../../app/documentTypes";

export const documentType: DocumentTypeScreens = {
  type: "event",
  place: 6,
  rulesPath: (id) => `/apps/admin/edit-event/${id}?tab=permissions`,
  openPath: ({ id }) => `/apps/exploreevent/${id}`,
  isAssignedByHand: false,
};
