/** A PDF inside the page, wherever it stands. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { FileX, RotateCw } from "lucide-react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { openPdf } from "../../../media/pdf";
import "../learning.css";
import { Sheet } from "./DocumentActivity";

export type PdfViewerProps = { url: string; title: string; onRetry: () => Promise<unknown> };

export function PdfViewer({ url, title, onRetry }: PdfViewerProps) {
  const { t } = useTranslation("learning");
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let removed = false;
    setFailed(false);
    const { ready, close } = openPdf(url);
    ready.then(
      (pdf) => !removed && setPdf(pdf),
      () => !removed && setFailed(true),
    );
    return () => {
      removed = true;
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
  if (!pdf) return <Skeleton height="32rem" />;
  const go = (to: number) => setPage(Math.min(Math.max(1, to), pdf.numPages));
  return <Sheet pdf={pdf} page={Math.min(page, pdf.numPages)} title={title} onGo={go} />;
}
