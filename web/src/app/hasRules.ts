/** Whether a rule in force says who gets a document. What cannot be asked is taken as said. */
import { api } from "../api/client";
import type { DocumentType } from "./documentTypes";

export async function hasRules(type: DocumentType, documentId: string): Promise<boolean> {
  const query = { documentId, type, status: "active", perPage: 1 } as const;
  const result = await api.get("/api/permissions", { query }).catch(() => null);
  return result === null || result.total > 0;
}
