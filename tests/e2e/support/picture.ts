/** Pictures that somebody has at hand, and what is seen of one on a page. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Twice as wide as high, its left half red and its right half blue: which part of it is shown can be told by its colour. */
export async function redAndBlue(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [400, 200];
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("This browser does not draw.");
    for (const [colour, left] of [["#f00", 0] as const, ["#00f", 200] as const]) {
      pen.fillStyle = colour;
      pen.fillRect(left, 0, 200, 200);
    }
    return canvas.toDataURL("image/png");
  });
  const buffer = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  return { name: "red and blue.png", mimeType: "image/png", buffer };
}

export const isLoaded = (picture: Locator) =>
  expect
    .poll(() =>
      picture.evaluate((item) => item instanceof HTMLImageElement && item.complete && item.naturalWidth),
    )
    .toBeGreaterThan(0);

/** What is seen at the left and at the right of a square picture. */
export async function colours(picture: Locator): Promise<string[]> {
  await isLoaded(picture);
  return picture.evaluate((item) => {
    const { naturalWidth: width, naturalHeight: height } = item as HTMLImageElement;
    if (width !== height) throw new Error(`It is ${width} wide and ${height} high.`);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = width;
    const pen = canvas.getContext("2d");
    pen?.drawImage(item as HTMLImageElement, 0, 0);
    return [0.1, 0.9].map((share) => {
      const [red = 0, , blue = 0] = pen?.getImageData(share * width, height / 2, 1, 1).data ?? [];
      return red > blue ? "red" : "blue";
    });
  });
}
