/** A line that opens: the browser's own, which is found by its search and works by key. */
import { Box } from "@learnt/ui/layout/layout";
import type { ReactNode } from "react";

export function Disclosure({
  title,
  children,
  open,
}: {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
}) {
  return (
    <Box
      as="details"
      borderBlockEnd="hairline"
      paddingBlock="3"
      paddingInline="4"
      {...(open ? { open: true } : {})}
    >
      <Box as="summary" fontWeight="medium" cursor="pointer" minHeight="8" lineHeight="2rem">
        {title}
      </Box>
      <Box color="fg.muted" paddingBlock="2" maxWidth="prose" lineHeight="relaxed">
        {children}
      </Box>
    </Box>
  );
}
