/** Patterns that are drawn from a name: the service draws the same ones into mails. */
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { hash } from "./Avatar";
import { Cover } from "./Cover";

const drawing = (seed: string) =>
  new XMLSerializer().serializeToString(render(<Cover seed={seed} />).container);

it("draws different titles differently, and the same one as before", () => {
  const titles = ["Fire safety", "Lifting loads", "First aid", "Data protection", "Welcome", "Driving"];
  expect(new Set(titles.map(drawing)).size).toBe(titles.length);
  expect(drawing("Fire safety")).toBe(drawing("Fire safety"));
});

it("counts a name as the service does", () => {
  expect([hash(""), hash("a"), hash("foobar")]).toEqual([2_166_136_261, 0xe40c292c, 0xbf9cf968]);
});

it("shows a picture where there is one, and says nothing of it", () => {
  const image = render(<Cover seed="Fire safety" src="/a.png" />).container.querySelector("img");
  expect(image?.getAttribute("alt")).toBe("");
});
