/** The submissions as files, and all uploads in one archive. */
import { Button } from "@learnt/ui/action/Button";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Download, FileArchive, FileSpreadsheet, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ExportFile, useExport } from "../queries";

export function ExportMenu({ formId, anonymous }: { formId: string; anonymous: boolean }) {
  const { t } = useTranslation("forms");
  const download = useExport(formId);
  const entry = (file: ExportFile, label: string, icon: ReactNode) => ({
    id: file,
    label,
    icon,
    onSelect: () => download.mutate(file),
  });
  return (
    <Menu
      trigger={
        <Button icon={<Download />} busy={download.isPending}>
          {t("export")}
        </Button>
      }
      entries={[
        entry("submissions.csv", t("exportCsv"), <FileText />),
        entry("submissions.xlsx", t("exportXlsx"), <FileSpreadsheet />),
        ...(anonymous ? [] : [entry("files.zip", t("exportZip"), <FileArchive />)]),
      ]}
    />
  );
}
