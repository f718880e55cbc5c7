/** Asks which square of a picture is to be shown: dragged, moved by the arrow keys, brought nearer by a slider. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";
import { Notice } from "../feedback/Notice";
import { type Crop, cut, held, MOST_ZOOM, middle, moved, type Size, squareOf } from "../media/crop";
import { Dialog } from "../overlay/Dialog";

/** So much of the frame an arrow key moves the picture. */
const STEP = 0.05;
const keys: Record<string, readonly [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

export type CropDialogProps = {
  file: File;
  title: string;
  confirmText: string;
  onCut: (square: File) => void;
  onClose: () => void;
};

export function CropDialog({ file, title, confirmText, onCut, onClose }: CropDialogProps) {
  const { t } = useKit();
  const [src, setSrc] = useState<string>();
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState(middle);
  const [unreadable, setUnreadable] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const use = async () => {
    const square = picture.current && (await cut(picture.current, crop, file.name));
    if (square) onCut(square);
    else setUnreadable(true);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="solid" disabled={!size || unreadable} onClick={() => void use()}>
            {confirmText}
          </Button>
        </>
      }
    >
      {unreadable ? (
        <Notice tone="bad">{t("crop_unreadable")}</Notice>
      ) : (
        <div className="lt-crop-tools">
          <Frame size={size} crop={crop} onCrop={setCrop}>
            {src && (
              <img
                ref={picture}
                src={src}
                alt=""
                draggable={false}
                style={size ? placed(size, crop) : undefined}
                onError={() => setUnreadable(true)}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  width > 0 && height > 0 ? setSize({ width, height }) : setUnreadable(true)
                }
              />
            )}
          </Frame>
          {size && <Zoom zoom={crop.zoom} onZoom={(zoom) => setCrop(held(size, { ...crop, zoom }))} />}
        </div>
      )}
    </Dialog>
  );
}

/** Where the picture lies behind the frame, in shares of the frame. */
function placed(size: Size, crop: Crop) {
  const { left, top, side } = squareOf(size, crop);
  const share = (length: number) => `${(100 * length) / side}%`;
  return { width: share(size.width), height: share(size.height), left: share(-left), top: share(-top) };
}

type FrameProps = {
  size: Size | null;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  children: ReactNode;
};

function Frame({ size, crop, onCrop, children }: FrameProps) {
  const { t } = useKit();
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const press = (event: KeyboardEvent) => {
    const way = keys[event.key];
    if (!way || !size) return;
    event.preventDefault();
    onCrop(moved(size, crop, ...way));
  };
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, crop };
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current || !size) return;
    const { x, y, crop: begun } = from.current;
    const side = event.currentTarget.clientWidth;
    onCrop(moved(size, begun, (x - event.clientX) / side, (y - event.clientY) / side));
  };
  const drop = () => {
    from.current = null;
  };
  return (
    <div
      className="lt-crop"
      role="application"
      aria-label={t("crop_frame")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys, which no native control does in two directions
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {children}
    </div>
  );
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useKit();
  const id = useId();
  return (
    <div className="lt-field">
      <label className="lt-label" htmlFor={id}>
        {t("crop_zoom")}
      </label>
      <input
        id={id}
        className="lt-slider"
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
      />
    </div>
  );
}
