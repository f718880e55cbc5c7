/** The icons of this feature's entries in the navigation; `app/icons.tsx` finds them. */
import { FileCheck, FilePenLine, FileText, ListChecks } from "lucide-react";
import type { ReactNode } from "react";

export const icons: Readonly<Record<string, ReactNode>> = {
  forms: <FileText />,
  results: <ListChecks />,
  "admin-forms": <FilePenLine />,
  "learners-forms": <FileCheck />,
};
