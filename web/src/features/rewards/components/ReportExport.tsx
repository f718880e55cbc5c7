/** All that the report's filters keep, as CSV or as a workbook. */
import { Button } from "@learnt/ui/action/Button";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ReportPart } from "../model";
import { type ReportFormat, useExportReport } from "../queries";

type Props = { part: ReportPart; params: Readonly<Record<string, string | number>> };

export function ReportExport({ part, params }: Props) {
  const { t } = useTranslation("rewards");
  const download = useExportReport(part);
  const save = (format: ReportFormat) => {
    const { page: _page, perPage: _perPage, sort: _sort, ...filter } = params;
    download.mutate({ format, filter });
  };
  return (
    <Menu
      trigger={
        <Button icon={<Download />} busy={download.isPending}>
          {t("report.export")}
        </Button>
      }
      entries={[
        { id: "csv", label: t("report.exportCsv"), icon: <FileText />, onSelect: () => save("csv") },
        {
          id: "xlsx",
          label: t("report.exportXlsx"),
          icon: <FileSpreadsheet />,
          onSelect: () => save("xlsx"),
        },
      ]}
    />
  );
}
