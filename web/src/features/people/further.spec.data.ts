/** Screens of this feature that the specification's table does not have: path, who may open it, its frame. */
import type { Row } from "../../app/routes.spec.data";

export const further: readonly Row[] = [["/apps/admin/mails", "admin", "full"]];
