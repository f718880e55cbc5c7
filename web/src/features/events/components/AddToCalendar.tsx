/** An event as a file for one's own calendar. */
import { Button } from "@learnt/ui/action/Button";
import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useDownloadIcs } from "../queries";

export function AddToCalendar({ id }: { id: string }) {
  const { t } = useTranslation("events");
  const download = useDownloadIcs(id);
  return (
    <Button icon={<CalendarPlus />} busy={download.isPending} onClick={() => download.mutate()}>
      {t("addToCalendar")}
    </Button>
  );
}
