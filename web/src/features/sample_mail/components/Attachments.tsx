/** What came with a mail. */
import { useFormat } from "@learnt/ui/base/format";
import { Box, HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Attachment } from "../model";

export function Attachments({ list }: { list: readonly Attachment[] }) {
  const { t } = useTranslation("sample_mail");
  const { bytes } = useFormat();
  return (
    <Box as="section" aria-label={t("attachments")}>
      <HStack as="ul" gap="3" wrap="wrap" align="end" listStyleType="none" padding="0" margin="0">
        {list.map(({ fileName, type, size, content }) => (
          <li key={fileName}>
            {type === "image" && (
              <Box width="10rem" aspectRatio={1.6} borderRadius="md" overflow="hidden" marginBottom="1">
                <img src={content} alt="" width="160" height="100" />
              </Box>
            )}
            <a className="kit-btn kit-btn-outline kit-btn-sm" href={content} download={fileName}>
              <Download aria-hidden="true" />
              <span className="kit-btn-text">{fileName}</span>
            </a>
            <Text as="span" muted small marginInlineStart="2">
              {bytes(size)}
            </Text>
          </li>
        ))}
      </HStack>
    </Box>
  );
}
