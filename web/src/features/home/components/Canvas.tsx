/** The homepage in the width of a device, made as small as there is room for. Pressing a widget in it chooses that one. */
import { atLeast } from "@learnt/ui/theme/widths";
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

export type Device = "phone" | "tablet" | "wide";

/** In pixels: what the page is laid out for. */
const widths: Record<Device, number> = { phone: 390, tablet: 820, wide: 1280 };

type CanvasProps = {
  device: Device;
  chosen: string | null;
  onChoose: (id: string) => void;
  children: ReactNode;
};

export function Canvas({ device, chosen, onChoose, children }: CanvasProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const room = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const width = widths[device];
  const { scale, height } = useScaleToFit(room, page, width);

  useEffect(() => {
    // Where the canvas stands below the fields, these stay where they are.
    if (!chosen || !matchMedia(atLeast("xl")).matches) return;
    page.current?.querySelector(`[data-widget="${chosen}"]`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const press = (event: MouseEvent) => {
    const { clientX: x, clientY: y } = event;
    const isIn = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    };
    const widget = [...(page.current?.querySelectorAll<HTMLElement>("[data-widget]") ?? [])].find(isIn);
    if (widget?.dataset.widget) onChoose(widget.dataset.widget);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of the widgets beside it does the same by keyboard
    <section ref={room} className="home-editor-canvas" aria-label={t("canvas")} onClick={press}>
      <div className="home-editor-sheet" style={{ inlineSize: width * scale, blockSize: height }}>
        <div
          ref={page}
          inert
          className={`home-editor-page home-editor-page-${device}`}
          style={{ inlineSize: width, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      </div>
    </section>
  );
}

type ElementRef = { readonly current: HTMLElement | null };

/** How much smaller the page has to be, and how high it is then. */
function useScaleToFit(
  room: ElementRef,
  page: ElementRef,
  width: number,
): { scale: number; height: number | undefined } {
  const [fit, setFit] = useState<{ scale: number; height?: number }>({ scale: 1 });
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, page.current];
    if (!outer || !inner) return;
    const measure = () => {
      const scale = Math.min(1, outer.clientWidth / width);
      setFit({ scale, height: Math.ceil(inner.offsetHeight * scale) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, [room, page, width]);
  return { scale: fit.scale, height: fit.height };
}
