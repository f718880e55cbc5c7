/** A PDF inside the page, wherever it stands. */
import { useState } from "react";
import "../learning.css";
import { Sheet } from "./DocumentActivity";
import { OpenPdf } from "./OpenPdf";

export type PdfViewerProps = { url: string; title: string; onRetry: () => Promise<unknown> };

export function PdfViewer({ url, title, onRetry }: PdfViewerProps) {
  const [page, setPage] = useState(1);
  return (
    <OpenPdf url={url} onRetry={onRetry}>
      {(pdf) => (
        <Sheet
          pdf={pdf}
          page={Math.min(page, pdf.numPages)}
          title={title}
          onGo={(to) => setPage(Math.min(Math.max(1, to), pdf.numPages))}
        />
      )}
    </OpenPdf>
  );
}
