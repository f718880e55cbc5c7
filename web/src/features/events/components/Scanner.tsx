/** Reads tickets with the camera: by the browser's own reader where it has one, else by a small one that comes with the page. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

type ScanFrame = CanvasImageSource & { videoWidth: number; videoHeight: number };
type QrReader = (frame: HTMLVideoElement) => Promise<string | null>;
type Detector = { detect: (frame: ScanFrame) => Promise<{ rawValue: string }[]> };

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

/** How often a picture is looked at. */
const PACE_MS = 250;
/** After so many pictures without a code the same ticket is read again. */
const GONE_AFTER = 6;
/** As wide as a picture needs to be for the small reader. */
const WIDTH = 640;

async function loadQrReader(): Promise<QrReader> {
  if (window.BarcodeDetector) {
    const detector = new window.BarcodeDetector({ formats: ["qr_code"] });
    return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
  }
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  return async (frame) => {
    const scale = Math.min(1, WIDTH / frame.videoWidth);
    canvas.width = Math.round(frame.videoWidth * scale);
    canvas.height = Math.round(frame.videoHeight * scale);
    if (!paper || canvas.width === 0) return null;
    paper.drawImage(frame, 0, 0, canvas.width, canvas.height);
    try {
      return decode(paper.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // There is no code in this picture.
      return null;
    }
  };
}

type CameraProblem = "denied" | "none";

export function Scanner({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation("events");
  const video = useRef<HTMLVideoElement>(null);
  const latestOnRead = useRef(onRead);
  latestOnRead.current = onRead;
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [on, setOn] = useState(false);
  useEffect(() => {
    let [isStopped, last, without] = [false, "", 0];
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const initial = async () => {
      if (!navigator.mediaDevices) return setProblem("none");
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      } catch (error) {
        return setProblem(error instanceof Error && error.name === "NotAllowedError" ? "denied" : "none");
      }
      const read = await loadQrReader();
      const frame = video.current;
      if (isStopped || !frame) return;
      frame.srcObject = stream;
      await frame.play();
      setOn(true);
      const scan = async () => {
        const text = frame.readyState >= 2 ? await read(frame).catch(() => null) : null;
        // A ticket that is held still is read once; one that is shown again is read again.
        without = text ? 0 : without + 1;
        if (without >= GONE_AFTER) last = "";
        if (text && text !== last && !isStopped) latestOnRead.current(text);
        if (text) last = text;
        if (!isStopped) timer = setTimeout(() => void scan(), PACE_MS);
      };
      await scan();
    };
    void initial();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  if (problem) return <Notice tone="info" title={t(`scan.${problem}`)} />;
  return (
    <div className="event-scan">
      {!on && <Spinner />}
      <video ref={video} muted playsInline aria-label={t("scan.picture")} />
    </div>
  );
}
