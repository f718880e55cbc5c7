/** A page to read. */
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { Box } from "@learnt/ui/layout/layout";
import { useEffect, useRef } from "react";
import type { ActivityProps } from "./Stage";

export function PageActivity({ activity, sendReport }: ActivityProps<"page">) {
  const first = useRef(sendReport);
  useEffect(() => first.current({ opened: true }), []);
  return (
    <Box className="kit-card" padding="clamp(1.1rem, 3vw, 2.25rem)">
      <RichTextView document={activity.content.doc} />
    </Box>
  );
}
