/** Downloads all of a list that is shown by pages, as it is filtered and sorted. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type Params = Record<string, string | number>;
type Props = { params: Params; onExport: (filter: Params) => Promise<void>; failed?: string };

export function ExportButton({ params, onExport, failed }: Props) {
  const { t } = useTranslation("app");
  const [exporting, setExporting] = useState(false);
  const download = async () => {
    setExporting(true);
    try {
      const { page: _page, perPage: _perPage, ...filter } = params;
      await onExport(filter);
      toast.success(t("export.done"));
    } catch {
      toast.error(failed ?? t("export.failed"));
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button icon={<Download />} busy={exporting} onClick={() => void download()}>
      {t("export")}
    </Button>
  );
}
