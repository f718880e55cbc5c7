/** Prints the activity that is open: of a document its file, which has all pages; of everything else what stands on the page. */
import { Button } from "@learnt/ui/action/Button";
import { ExternalLink } from "@learnt/ui/action/Link";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Activity, printedFile } from "../model";

export function PrintEntry({ activity, onPrint }: { activity: Activity; onPrint: () => void }) {
  const { t } = useTranslation("learning");
  const file = printedFile(activity);
  if (activity.locked) return null;
  return file ? (
    <ExternalLink href={file.url} className="learning-print">
      <Printer aria-hidden="true" /> {t("player.print")}
    </ExternalLink>
  ) : (
    <Button variant="ghost" icon={<Printer />} onClick={onPrint}>
      {t("player.print")}
    </Button>
  );
}
