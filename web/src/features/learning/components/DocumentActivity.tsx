/** A PDF inside the page, one page at a time; it opens at the page where it was left. */
import { IconButton } from "@learnt/ui/action/Button";
import { isEnter } from "@learnt/ui/base/keys";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box } from "@learnt/ui/layout/layout";
import { ChevronLeft, ChevronRight, FileX, ZoomIn, ZoomOut } from "lucide-react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { drawPage } from "../../../media/pdf";
import { useRefreshFileUrls } from "../queries";
import { OpenPdf } from "./OpenPdf";
import type { ActivityProps } from "./Stage";

const ZOOMS = [1, 1.25, 1.5, 2, 3];

export default function DocumentActivity({ activity, sendReport }: ActivityProps<"document">) {
  const { t } = useTranslation("learning");
  const url = activity.content.file?.url;
  const [page, setPage] = useState(activity.resume.page ?? 1);
  const refresh = useRefreshFileUrls();
  const first = useRef(sendReport);
  useEffect(() => first.current({ opened: true }), []);

  if (!url) return <EmptyState icon={<FileX />} title={t("document.missing")} />;
  const go = (to: number, pages: number) => {
    const next = Math.min(Math.max(1, to), pages);
    if (next === page) return;
    setPage(next);
    sendReport({ page: next });
  };
  return (
    <OpenPdf url={url} onRetry={refresh}>
      {(pdf) => (
        <Sheet
          pdf={pdf}
          page={Math.min(page, pdf.numPages)}
          title={activity.title}
          onGo={(to) => go(to, pdf.numPages)}
        />
      )}
    </OpenPdf>
  );
}

/** The number of the page, to type another one: taken with Enter, or when the field is left. */
function PageNumber({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const { t } = useTranslation("learning");
  const [inputText, setInput] = useState<string | null>(null);
  const choose = () => {
    const to = Math.trunc(Number(inputText));
    setInput(null);
    if (to > 0) onGo(to);
  };
  return (
    <input
      className="kit-input"
      type="number"
      min={1}
      max={pages}
      value={inputText ?? page}
      aria-label={t("document.page")}
      onChange={(event) => setInput(event.target.value)}
      onKeyDown={(event) => isEnter(event) && choose()}
      onBlur={choose}
    />
  );
}

type SheetProps = { pdf: PDFDocumentProxy; page: number; title: string; onGo: (page: number) => void };

export function Sheet({ pdf, page, title, onGo }: SheetProps) {
  const { t } = useTranslation("learning");
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLDivElement>(null);
  const parts = useRef<HTMLDivElement>(null);
  // What is laid over a page stays as it is when the screen around it is drawn anew.
  const doing = useRef({ onGo, t });
  doing.current = { onGo, t };
  const paper = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    const element = paper.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    if (!canvas.current || width === 0) return;
    const stop = new AbortController();
    paper.current?.scrollTo({ top: 0 });
    const over = [text.current, links.current, parts.current];
    for (const layer of over) layer?.replaceChildren();
    const [textLayer, linkLayer, tree] = over;
    const layers =
      textLayer && linkLayer && tree
        ? {
            text: textLayer,
            links: linkLayer,
            parts: tree,
            onGo: (to: number) => doing.current.onGo(to),
            pageName: (to: number) => doing.current.t("document.toPage", { page: to }),
          }
        : undefined;
    drawPage(pdf, page, canvas.current, width * zoom, stop.signal, layers).catch(() => undefined);
    return () => stop.abort();
  }, [pdf, page, width, zoom]);

  const keys = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const back = document.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    const on = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const to = {
      PageUp: page - 1,
      [back]: page - 1,
      PageDown: page + 1,
      [on]: page + 1,
      Home: 1,
      End: pdf.numPages,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onGo(to);
  };
  const step = (by: number) =>
    setZoom((now) => ZOOMS[Math.min(Math.max(0, ZOOMS.indexOf(now) + by), ZOOMS.length - 1)] ?? 1);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that turn pages, beside the buttons that do the same
    <div className="learning-pdf" onKeyDown={keys}>
      <div className="learning-pdf-bar">
        <IconButton
          label={t("document.previous")}
          icon={<ChevronLeft className="kit-flip" />}
          disabled={page <= 1}
          onClick={() => onGo(page - 1)}
        />
        <span className="learning-pdf-page">
          <PageNumber page={page} pages={pdf.numPages} onGo={onGo} />
          {t("document.of", { pages: pdf.numPages })}
        </span>
        <IconButton
          label={t("document.next")}
          icon={<ChevronRight className="kit-flip" />}
          disabled={page >= pdf.numPages}
          onClick={() => onGo(page + 1)}
        />
        <Box as="span" flex="1" display={{ base: "none", sm: "block" }} />
        <IconButton
          label={t("document.smaller")}
          icon={<ZoomOut />}
          disabled={zoom === ZOOMS[0]}
          onClick={() => step(-1)}
        />
        <IconButton
          label={t("document.larger")}
          icon={<ZoomIn />}
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => step(1)}
        />
      </div>
      <div
        className="learning-pdf-paper"
        ref={paper}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
        tabIndex={0}
        role="document"
        aria-label={t("document.label", { title, page })}
      >
        <div className="learning-pdf-sheet" style={{ inlineSize: `${zoom * 100}%` }}>
          <canvas ref={canvas} />
          <div ref={parts} className="kit-sr" />
          <div ref={text} className="learning-pdf-text" dir="ltr" />
          <div ref={links} className="learning-pdf-links" />
        </div>
      </div>
    </div>
  );
}
