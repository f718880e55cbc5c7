/** A submission as a PDF that the server draws, in the reader's language. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Submission } from "../model";
import { printSubmission } from "../queries";

export function PrintButton({ submission: { id, isOwn, isMarker, status } }: { submission: Submission }) {
  const { t, i18n } = useTranslation("forms");
  const print = useMutation({
    mutationFn: () => printSubmission(id, i18n.language.startsWith("ar") ? "ar" : "en"),
    onError: (error) => toast.error(toFailure(error).message),
  });
  if (status === "inprogress" || (!isOwn && !isMarker)) return null;
  return (
    <Button icon={<FileDown />} busy={print.isPending} onClick={() => print.mutate()}>
      {t("print")}
    </Button>
  );
}
