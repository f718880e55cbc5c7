/** A page to read. */
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { useEffect, useRef } from "react";
import type { ActivityProps } from "./Stage";

export function PageActivity({ activity, tell }: ActivityProps<"page">) {
  const first = useRef(tell);
  useEffect(() => first.current({ opened: true }), []);
  return (
    <div className="le-sheet">
      <RichTextView document={activity.content.doc} />
    </div>
  );
}
