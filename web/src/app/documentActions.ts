/** What can be done about the people of a pathway, a package or a resource who are selected, loaded when it is first shown. */
import type { DocumentActionsProps } from "../features/people_learning/components/DocumentActions";
import { part } from "./lazyParts";

export const DocumentActions = part<DocumentActionsProps>(
  "people_learning",
  async () => (await import("../features/people_learning/components/DocumentActions")).DocumentActions,
);
