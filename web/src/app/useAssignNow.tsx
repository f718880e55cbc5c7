/** Asks who gets a document right after it was published for the first time, where no rule says so yet. */
import { type ReactNode, Suspense, useRef, useState } from "react";
import type { DocumentType } from "./documentTypes";
import { hasRules } from "./hasRules";
import { AssignNowDialog } from "./lazyParts";

export function useAssignNow({
  type,
  documentId,
  title,
}: {
  type: DocumentType;
  documentId: string;
  title: string;
}): {
  /** Before it is published: whether that is its first time. */
  note: (isFirst: boolean) => void;
  /** Once it is published. */
  ask: () => Promise<void>;
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const isFirst = useRef(false);
  return {
    note: (first) => {
      isFirst.current = first;
    },
    ask: async () => {
      if (!isFirst.current) return;
      isFirst.current = false;
      if (!(await hasRules(type, documentId))) setOpen(true);
    },
    dialog: isOpen && (
      <Suspense fallback={null}>
        <AssignNowDialog type={type} documentId={documentId} title={title} onDone={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
