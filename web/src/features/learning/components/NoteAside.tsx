/** One's own note of an activity, above the outline. */
import { IconButton } from "@learnt/ui/action/Button";
import { Box, Flex } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function NoteAside({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation("learning");
  return (
    <Box
      as="section"
      aria-label={t("player.note")}
      marginBlockEnd="3"
      paddingBlockEnd="3"
      borderBlockEnd="hairline"
    >
      <Flex justify="space-between" align="center" marginBlockEnd="2">
        <Heading level={2} fontSize="md">
          {t("player.note")}
        </Heading>
        <IconButton size="sm" label={t("player.noteClose")} icon={<X />} onClick={onClose} />
      </Flex>
      {children}
    </Box>
  );
}
