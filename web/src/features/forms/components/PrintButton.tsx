/** A submission as a PDF that the server draws, in the reader's language. */
import { Button } from "@learnt/ui/action/Button";
import { FileDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Submission } from "../model";
import { usePrint } from "../queries";

export function PrintButton({ submission: { id, isOwn, isMarker, status } }: { submission: Submission }) {
  const { t, i18n } = useTranslation("forms");
  const print = usePrint(id);
  if (status === "inprogress" || (!isOwn && !isMarker)) return null;
  return (
    <Button
      icon={<FileDown />}
      busy={print.isPending}
      onClick={() => print.mutate(i18n.language.startsWith("ar") ? "ar" : "en")}
    >
      {t("print")}
    </Button>
  );
}
