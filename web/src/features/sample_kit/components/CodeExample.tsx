/** Something of the kit at work, with the name by which it is used and a button that copies it. */
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { Box, HStack } from "@learnt/ui/layout/layout";
import type { ReactNode } from "react";

export function CodeExample({ code, children }: { code: string; children: ReactNode }) {
  return (
    <HStack
      gap="4"
      paddingBlock="3"
      borderBlockEnd="hairline"
      flexWrap="wrap"
      justify="space-between"
      _last={{ borderBlockEnd: "0" }}
    >
      <Box minWidth="0" flex="1 1 12rem">
        {children}
      </Box>
      <HStack gap="2" minWidth="0">
        <code className="kit-code" dir="ltr" style={{ overflowWrap: "anywhere" }}>
          {code}
        </code>
        <CopyButton text={code} what={code} />
      </HStack>
    </HStack>
  );
}
