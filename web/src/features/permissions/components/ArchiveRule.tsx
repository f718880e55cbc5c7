/** Before a rule of many people is archived: how many of them lose the course, and who. */
import { Stack } from "@learnt/ui/layout/layout";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import type { Permission } from "../model";
import { PreviewPane } from "./PreviewPane";
import { RuleText } from "./RuleText";

type Props = { rule: Permission; hidden: boolean; onClose: () => void; onArchive: () => Promise<void> };

export function ArchiveRule({ rule, hidden, onClose, onArchive }: Props) {
  const { t } = useTranslation("permissions");
  return (
    <Confirm
      open
      onClose={onClose}
      title={t("archiving.title")}
      confirmText={t("archive")}
      cancelText={t("editor.cancel")}
      onConfirm={onArchive}
    >
      <Stack gap="4">
        <RuleText rule={rule.rule} names={rule.names} />
        <PreviewPane
          type={rule.type}
          documentId={rule.documentId}
          permissionId={rule.id}
          rule="archived"
          hidden={hidden}
        />
      </Stack>
    </Confirm>
  );
}
