/** Opens PDFs in the page: drawn on a canvas by pdf.js, whose worker is a file of ours. Nothing in the PDF runs. */
import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { layLayers, type PageLayers } from "./pdfLayers";

type Policy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let worker: PDFWorker | null = null;

/** One worker for all documents: left to pdf.js, it would go with each, and the next one could not be opened at once. */
function getWorker(): PDFWorker {
  if (worker) return worker;
  // The page's policy takes a worker only from a named maker; this one makes exactly one address.
  const trusted = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  const maker = trusted?.createPolicy("learnt-pdf", { createScriptURL: () => workerUrl });
  const port = new Worker(maker ? maker.createScriptURL(workerUrl) : workerUrl, { type: "module" });
  worker = PDFWorker.create({ port });
  return worker;
}

/** How many pages a PDF has that is still in the browser; none when it cannot be read. */
export async function countPages(file: Blob): Promise<number | null> {
  const task = getDocument({
    worker: getWorker(),
    data: await file.arrayBuffer(),
    useSystemFonts: true,
    isEvalSupported: false,
    enableXfa: false,
  });
  try {
    return (await task.promise).numPages;
  } catch {
    return null;
  } finally {
    void task.destroy();
  }
}

/** At an address, or the bytes themselves. */
export function openPdf(source: string | ArrayBuffer): {
  ready: Promise<PDFDocumentProxy>;
  close: () => void;
} {
  const task = getDocument({
    worker: getWorker(),
    ...(typeof source === "string" ? { url: source } : { data: source }),
    useSystemFonts: true,
    isEvalSupported: false,
    enableXfa: false,
  });
  return { ready: task.promise, close: () => void task.destroy() };
}

/** Draws a page as wide as `width` CSS pixels; with layers, its words and links are laid over it, to be selected, read aloud and followed. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
  signal: AbortSignal,
  layers?: PageLayers,
): Promise<void> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return;
  const sharpness = Math.min(window.devicePixelRatio || 1, 2.5);
  const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * sharpness });
  // Drawn aside and shown at once: the page before stays until the next one is ready.
  const aside = document.createElement("canvas");
  aside.width = Math.floor(viewport.width);
  aside.height = Math.floor(viewport.height);
  const task = page.render({ canvas: aside, viewport });
  signal.addEventListener("abort", () => task.cancel(), { once: true });
  await task.promise;
  if (signal.aborted) return;
  canvas.width = aside.width;
  canvas.height = aside.height;
  canvas.style.aspectRatio = `${aside.width} / ${aside.height}`;
  canvas.getContext("2d")?.drawImage(aside, 0, 0);
  if (!layers) return;
  const { text } = layers;
  const textContentSource = await page.getTextContent({ includeMarkedContent: true });
  if (signal.aborted) return;
  const shown = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  text.replaceChildren();
  text.style.setProperty("--total-scale-factor", String(shown.scale));
  const layer = new TextLayer({ textContentSource, container: text, viewport: shown });
  signal.addEventListener("abort", () => layer.cancel(), { once: true });
  await layer.render();
  if (!signal.aborted) await layLayers(pdf, page, shown, layers, signal);
}
