import { ApiProblem } from "@learnt/ui/http/problem";
import { describe, expect, it } from "vitest";
import { changes, pictureProblems, themeAppearance } from "./model";

const theme = {
  primaryColor: "#112233",
  palette: "greeny",
  iconLogo: "0190a0d0-0000-7000-8000-000000000001",
};

describe("the look of a team", () => {
  it("takes what the record lacks from its palette", () => {
    const { colours } = themeAppearance(theme);
    expect(colours.primaryColor).toBe("#112233");
    expect(colours.sidebarBackgroundColor).toBe("#f4f2ea");
  });

  it("sends only what was changed, and null for a picture that was taken away", () => {
    const before = themeAppearance(theme);
    expect(changes(before, before)).toEqual({});
    const after = {
      colours: { ...before.colours, secondaryColor: "#ABCDEF", primaryColor: "#112233" },
      pictures: { ...before.pictures, iconLogo: null },
      palette: "slate" as const,
      navigationOpen: true,
    };
    expect(changes(before, after)).toEqual({
      secondaryColor: "#abcdef",
      iconLogo: null,
      palette: "slate",
      navigationOpen: true,
    });
  });

  it("puts what is wrong with a picture at the picture", () => {
    const wrong = new ApiProblem(422, {
      code: "invalid_fields",
      errors: [
        { field: "favicon", code: "not_an_upload", message: "Upload a picture and choose it here." },
        { field: "primaryColor", code: "not_a_colour", message: "Enter a colour." },
      ],
    });
    expect(pictureProblems(wrong)).toEqual({ favicon: "Upload a picture and choose it here." });
    expect(pictureProblems(new Error("?"))).toEqual({});
  });
});
