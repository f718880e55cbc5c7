/** A square of a picture as a file of its own. */

/** In the picture's own pixels. */
export type Square = { x: number; y: number; width: number; height: number };

/** No screen shows the picture of a person larger; the server makes it smaller still. */
const MAX_SIDE = 1024;

/** The square as a file; none where the browser cannot draw it. */
export async function cropPicture(
  picture: CanvasImageSource,
  square: Square,
  name: string,
): Promise<File | null> {
  const { x, y, width, height } = square;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.min(width, MAX_SIDE));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // What one could see through has white behind it: a JPEG would make it black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, "")}.jpg`, { type: blob.type });
}
