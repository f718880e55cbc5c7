import { expect, it } from "vitest";
import { plateFor } from "./plate";

type Rgba = [number, number, number, number];
const [black, white, red, none]: Rgba[] = [
  [10, 10, 10, 255],
  [255, 255, 255, 255],
  [220, 40, 40, 255],
  [0, 0, 0, 0],
];
/** A logo of so many pixels of each colour. */
const logo = (...parts: [Rgba | undefined, number][]) =>
  new Uint8ClampedArray(parts.flatMap(([colour, count]) => Array(count).fill(colour).flat()));
const night = [23, 26, 34] as const;
const day = [255, 255, 255] as const;

it("a dark logo gets a light plate at night and none by day", () => {
  const dark = logo([black, 60], [none, 40]);
  expect(plateFor(dark, night)).toBe("light");
  expect(plateFor(dark, day)).toBeNull();
});

it("a white logo gets a dark plate by day and none at night", () => {
  const light = logo([white, 60], [none, 40]);
  expect(plateFor(light, day)).toBe("dark");
  expect(plateFor(light, night)).toBeNull();
});

it("a sign with dark words beside it needs the plate for the words", () => {
  expect(plateFor(logo([red, 50], [black, 40], [none, 100]), night)).toBe("light");
});

it("a logo that is seen everywhere stands without one", () => {
  const coloured = logo([red, 90], [black, 8], [none, 30]);
  expect(plateFor(coloured, night)).toBeNull();
  expect(plateFor(coloured, day)).toBeNull();
});

it("a logo that brought its own ground needs no other", () => {
  const sheet = logo([white, 80], [red, 18], [none, 2]);
  expect(plateFor(sheet, night)).toBeNull();
  expect(plateFor(sheet, day)).toBeNull();
  expect(plateFor(logo([none, 10]), night)).toBeNull();
});
