/** Downloads all of a log, as it is filtered. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { explain } from "../../../api/problem";

export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const { t } = useTranslation("audit");
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await onExport();
    } catch (error) {
      toast.error(explain(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download aria-hidden="true" />} busy={busy} onClick={() => void download()}>
      {t("export")}
    </Button>
  );
}
