/** The words of this feature about a document of a type: where a sentence names the type, the type has a sentence of its own. */
import { useTranslation } from "react-i18next";
import type { DocumentType } from "./model";

export function usePermissionMessages(type: DocumentType) {
  const { t } = useTranslation("permissions");
  const context = type === "course" ? {} : { context: type };
  return (key: string, values: Record<string, unknown> = {}): string => t(key, { ...values, ...context });
}
