import { expect, it } from "vitest";
import { withoutUnused } from "../../vite/unusedStyles";

const LIST = `const conditions = defineConditions({ hover: "&:hover", peerHover: ".peer:hover ~ &", rtl: "[dir=rtl] &" });
const config = defineConfig({
  conditions,
  utilities: {
    // background
    background: { values: "colors", shorthand: ["bg"] },
    ringColor: {
      values: "colors",
      transform(value) { return { "--ring": value }; }
    },
    "margin": { values: "spacing" }
  }
});`;

it("leaves what somebody uses by one of its names, and takes away the rest", () => {
  const rest = withoutUnused(LIST, new Set(["_hover", "bg", "peerHover", "margin"]));
  expect(rest).toContain('hover: "&:hover"');
  expect(rest).toContain("background: {");
  expect(rest).toContain('"margin": {');
  for (const name of ["peerHover", "rtl", "ringColor", "--ring"]) expect(rest).not.toContain(name);
  expect(() => withoutUnused(rest, new Set())).not.toThrow();
});
