/** Asks which square of a picture is to be shown: dragged, moved by the arrow keys, brought nearer by a slider, the wheel or two fingers. */
import { useEffect, useId, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";
import { Notice } from "../feedback/Notice";
import { cropPicture, type Square } from "../media/crop";
import { Dialog } from "../overlay/Dialog";

const MAX_ZOOM = 4;
/** So many pixels an arrow key moves the picture: a twentieth of the frame. */
const STEP = 14;
const middle = { x: 0, y: 0 };

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
  const [square, setSquare] = useState<Square | null>(null);
  const [place, setPlace] = useState(middle);
  const [zoom, setZoom] = useState(1);
  const [unreadable, setUnreadable] = useState(false);
  const picture = useRef<HTMLImageElement | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const use = async () => {
    const part = picture.current && square && (await cropPicture(picture.current, square, file.name));
    if (part) onCut(part);
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
          <Button variant="solid" disabled={!square || unreadable} onClick={() => void use()}>
            {confirmText}
          </Button>
        </>
      }
    >
      {unreadable ? (
        <Notice tone="bad">{t("crop_unreadable")}</Notice>
      ) : (
        <div className="kit-crop-tools">
          <div className="kit-crop">
            {src && (
              <Cropper
                image={src}
                crop={place}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                aspect={1}
                cropShape="round"
                objectFit="cover"
                showGrid={false}
                keyboardStep={STEP}
                // Its styles are in crop.css: the policy allows none that a script puts into the page.
                disableAutomaticStylesInjection
                classes={{ containerClassName: "kit-crop-frame", cropAreaClassName: "kit-crop-circle" }}
                cropperProps={{ role: "application", "aria-label": t("crop_frame") }}
                mediaProps={{ draggable: false, onError: () => setUnreadable(true) }}
                setImageRef={(ref) => {
                  picture.current = ref.current;
                }}
                onMediaLoaded={({ naturalWidth, naturalHeight }) => {
                  if (naturalWidth === 0 || naturalHeight === 0) setUnreadable(true);
                }}
                onCropChange={setPlace}
                onZoomChange={setZoom}
                onCropAreaChange={(_, pixels) => setSquare(pixels)}
              />
            )}
          </div>
          {square && <Zoom zoom={zoom} onZoom={setZoom} />}
        </div>
      )}
    </Dialog>
  );
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useKit();
  const id = useId();
  return (
    <div className="kit-field">
      <label className="kit-label" htmlFor={id}>
        {t("crop_zoom")}
      </label>
      <input
        id={id}
        className="kit-slider"
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
      />
    </div>
  );
}
