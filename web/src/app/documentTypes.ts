/** The types of documents that rules assign: a feature says in its `documentType.ts` what the screens of all types have to know of its own. */
import type { paths } from "../api/schema";
import type { Schemas } from "../api/types";

export type DocumentType = Schemas["DocumentType"];

export type DocumentTypeScreens = {
  type: DocumentType;
  /** Where it stands in lists of all types. */
  place: number;
  /** Where its admins see who is assigned a document. */
  rulesPath: (id: string) => string;
  /** Where people open a document that they have. */
  openPath: (ids: { id: string; recordId: string }) => string;
  /** Where a change of its rules for many people can be followed. */
  job?: Extract<keyof paths, `${string}/{id}/assignment-job`>;
  /** Whether a rule may say by when its documents are to be completed. */
  hasDueDates?: boolean;
  /** Whether its documents assign others. */
  containsOthers?: boolean;
  /** Whether somebody assigns it to people by hand, and marks it as completed for them. */
  isAssignedByHand: boolean;
};

const files = import.meta.glob<DocumentTypeScreens>("../features/*/documentType.ts", {
  eager: true,
  import: "documentType",
});

export const documentTypes: readonly DocumentTypeScreens[] = Object.values(files).toSorted(
  (item, other) => item.place - other.place,
);

export const documentType = (type: string) => documentTypes.find((item) => item.type === type);
