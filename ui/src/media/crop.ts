/** Which square of a picture is shown, and that square as a file of its own. */
export type Size = { width: number; height: number };

/** `x` and `y`: where the middle of the square is, as shares of the picture; `zoom` 1 is the largest square there is. */
export type Crop = { zoom: number; x: number; y: number };

export const MOST_ZOOM = 4;
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The same, with nothing in the square that is not of the picture. */
export function held(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MOST_ZOOM);
  const half = Math.min(size.width, size.height) / zoom / 2;
  const x = between(half / size.width, crop.x, 1 - half / size.width);
  const y = between(half / size.height, crop.y, 1 - half / size.height);
  return { zoom, x, y };
}

/** The square in the picture's own pixels. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { zoom, x, y } = held(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Moves the square by shares of its side. */
export function moved(size: Size, crop: Crop, byX: number, byY: number): Crop {
  const { side } = squareOf(size, crop);
  const x = crop.x + (byX * side) / size.width;
  const y = crop.y + (byY * side) / size.height;
  return held(size, { ...crop, x, y });
}

/** No screen shows the picture of a person larger; the server makes it smaller still. */
const MOST_SIDE = 1024;

/** The square as a file; none where the browser cannot draw it. */
export async function cut(picture: HTMLImageElement, crop: Crop, name: string): Promise<File | null> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, side } = squareOf(size, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, MOST_SIDE)));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // What one could see through has white behind it: a JPEG would make it black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, "")}.jpg`, { type: blob.type });
}
