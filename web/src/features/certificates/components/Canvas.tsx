/** The sheet as the server draws it, and over it the fields, to be moved by pointer and by key. */
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box } from "@learnt/ui/layout/layout";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { type Field, sidesOf, stepOf } from "../design";
import type { Design } from "../model";
import "../designer.css";

type Props = {
  design: Design;
  /** What was drawn last. */
  drawn: Blob | null;
  selected: number | null;
  onSelect: (at: number) => void;
  onChange: (at: number, change: Partial<Field>) => void;
};

export function Canvas({ design, drawn, selected, onSelect, onChange }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const sides = sidesOf(design);
  return (
    <Box padding="clamp(0.25rem, 1.5vw, 1rem)" border="hairline" borderRadius="md" background="ink.2">
      <div
        ref={sheet}
        className="certificate-canvas"
        style={{ aspectRatio: `${sides.width} / ${sides.height}` }}
        dir="ltr"
      >
        <BlobCanvas blob={drawn} />
        {design.fields.map((field, at) => (
          <Handle
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place in the list
            key={at}
            field={field}
            sides={sides}
            sheet={sheet}
            isSelected={at === selected}
            onSelect={() => onSelect(at)}
            onChange={(change) => onChange(at, change)}
          />
        ))}
      </div>
    </Box>
  );
}

/** The PDF, on a canvas; what was drawn before stays until the next one is ready. */
function BlobCanvas({ blob }: { blob: Blob | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const to = canvas.current;
    if (!blob || !to) return;
    const stop = new AbortController();
    let close = () => {};
    const draw = async () => {
      const { drawPage, openPdf } = await import("../../../media/pdf");
      const opened = openPdf(await blob.arrayBuffer());
      close = opened.close;
      await drawPage(await opened.ready, 1, to, Math.max(to.clientWidth, 600), stop.signal);
      setReady(true);
    };
    // What is broken off by the next change needs no word.
    void draw().catch(() => {});
    return () => {
      stop.abort();
      close();
    };
  }, [blob]);
  return (
    <>
      {!ready && <Skeleton height="100%" />}
      <canvas ref={canvas} className="certificate-drawn" hidden={!ready} />
    </>
  );
}

type HandleProps = {
  field: Field;
  sides: { width: number; height: number };
  sheet: React.RefObject<HTMLDivElement | null>;
  isSelected: boolean;
  onSelect: () => void;
  onChange: (change: Partial<Field>) => void;
};

/** Pulled where it is, or larger by its corner. */
type DragState = { x: number; y: number; field: Field; grows: boolean };

function Handle({ field, sides, sheet, isSelected, onSelect, onChange }: HandleProps) {
  const { t } = useTranslation("certificates");
  const pull = useRef<DragState | null>(null);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const place: CSSProperties = {
    left: percent(field.x, sides.width),
    top: percent(field.y, sides.height),
    width: percent(field.width, sides.width),
    height: percent(field.height, sides.height),
  };

  const grasp = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    onSelect();
    const grows = (event.target as HTMLElement).dataset.corner !== undefined;
    pull.current = { x: event.clientX, y: event.clientY, field, grows };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = pull.current;
    const box = sheet.current?.getBoundingClientRect();
    if (!from || !box) return;
    const across = ((event.clientX - from.x) / box.width) * sides.width;
    const down = ((event.clientY - from.y) / box.height) * sides.height;
    onChange(
      from.grows
        ? { width: from.field.width + across, height: from.field.height + down }
        : { x: from.field.x + across, y: from.field.y + down },
    );
  };
  const letGo = () => {
    pull.current = null;
  };
  const step = (event: KeyboardEvent) => {
    const by = stepOf(event.key, event.shiftKey);
    if (!by) return;
    event.preventDefault();
    onChange(
      event.altKey
        ? { width: field.width + by.x, height: field.height + by.y }
        : { x: field.x + by.x, y: field.y + by.y },
    );
  };
  return (
    <button
      type="button"
      className="certificate-handle"
      style={place}
      aria-pressed={isSelected}
      aria-label={t("designer.place", {
        field: t(`field.${field.kind}`),
        x: Math.round(field.x),
        y: Math.round(field.y),
      })}
      onFocus={onSelect}
      onPointerDown={grasp}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={step}
    >
      <span className="certificate-corner" data-corner aria-hidden="true" />
    </button>
  );
}
