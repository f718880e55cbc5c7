/** An event as a file for one's own calendar. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { downloadIcs } from "../queries";

export function AddToCalendar({ id }: { id: string }) {
  const { t } = useTranslation("events");
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadIcs(id);
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<CalendarPlus />} busy={busy} onClick={() => void download()}>
      {t("addToCalendar")}
    </Button>
  );
}
