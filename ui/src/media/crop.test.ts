import { expect, it } from "vitest";
import { type Crop, held, MOST_ZOOM, middle, moved, type Size, squareOf } from "./crop";

const wide = { width: 900, height: 600 };
const square = (size: Size, crop: Crop) => {
  const { left, top, side } = squareOf(size, crop);
  return { left: Math.round(left), top: Math.round(top), side: Math.round(side) };
};

it("begins with the largest square in the middle", () => {
  expect(square(wide, middle)).toEqual({ left: 150, top: 0, side: 600 });
  expect(square({ width: 40, height: 64 }, middle)).toEqual({ left: 0, top: 12, side: 40 });
});

it("comes nearer around the same middle", () => {
  expect(square(wide, { ...middle, zoom: 2 })).toEqual({ left: 300, top: 150, side: 300 });
});

it("moves by shares of the square, and never beyond the picture", () => {
  expect(square(wide, moved(wide, middle, 0.25, 0)).left).toBe(300);
  const far = moved(wide, middle, 5, -5);
  expect(square(wide, far)).toEqual({ left: 300, top: 0, side: 600 });
  expect(square(wide, moved(wide, far, -0.25, 0)).left).toBe(150);
});

it("stays within the picture when it goes back from near", () => {
  const corner = moved(wide, { ...middle, zoom: MOST_ZOOM }, 9, 9);
  expect(square(wide, corner)).toEqual({ left: 750, top: 450, side: 150 });
  expect(square(wide, held(wide, { ...corner, zoom: 1 }))).toEqual({ left: 300, top: 0, side: 600 });
});

it("comes no nearer than allowed, and no farther than the picture", () => {
  const zoom = (asked: number) => held(wide, { ...middle, zoom: asked } satisfies Crop).zoom;
  expect([zoom(0.2), zoom(99)]).toEqual([1, MOST_ZOOM]);
});
