/** What can be done about the people of a document who are selected, and the people of a form: loaded when they are first shown. */
import type { DocumentActionsProps } from "../features/people_learning/components/DocumentActions";
import type { FormHoldersProps } from "../features/people_learning/components/FormHolders";
import { part } from "./part";

export const DocumentActions = part<DocumentActionsProps>(
  "people_learning",
  async () => (await import("../features/people_learning/components/DocumentActions")).DocumentActions,
);

/** Who has a form, and where they stand with it. */
export const FormHolders = part<FormHoldersProps>(
  "people_learning",
  async () => (await import("../features/people_learning/components/FormHolders")).FormHolders,
);
