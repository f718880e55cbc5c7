/** A PDF as soon as it is open; while it cannot be opened, the way to try it again. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { FileX, RotateCw } from "lucide-react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { openPdf } from "../../../media/pdf";

type Props = {
  url: string;
  /** Before it is tried again. */
  onRetry: () => Promise<unknown>;
  children: (pdf: PDFDocumentProxy) => ReactNode;
};

export function OpenPdf({ url, onRetry, children }: Props) {
  const { t } = useTranslation("learning");
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let isCancelled = false;
    setFailed(false);
    const { ready, close } = openPdf(url);
    ready.then(
      (pdf) => !isCancelled && setPdf(pdf),
      () => !isCancelled && setFailed(true),
    );
    return () => {
      isCancelled = true;
      setPdf(null);
      close();
    };
  }, [url, attempt]);

  // Its address may be over: it is opened again at a new one, or at the same if that still holds.
  const again = async () => {
    setFailed(false);
    await onRetry();
    setAttempt((now) => now + 1);
  };

  if (failed)
    return (
      <EmptyState
        icon={<FileX />}
        title={t("document.failed")}
        action={
          <Button icon={<RotateCw />} onClick={() => void again()}>
            {t("document.again")}
          </Button>
        }
      />
    );
  return pdf ? children(pdf) : <Skeleton height="32rem" />;
}
