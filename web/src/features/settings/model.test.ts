import { ApiProblem } from "@learnt/ui/http/problem";
import { describe, expect, it } from "vitest";
import { changes, isStale, lookOf, pictureProblems, rebase } from "./model";

const theme = {
  primaryColor: "#112233",
  palette: "greeny",
  iconLogo: "0190a0d0-0000-7000-8000-000000000001",
};

describe("the look of a team", () => {
  it("takes what the record lacks from its palette", () => {
    const { colours } = lookOf(theme);
    expect(colours.primaryColor).toBe("#112233");
    expect(colours.sidebarBackgroundColor).toBe("#f4f2ea");
  });

  it("sends only what was changed, and null for a picture that was taken away", () => {
    const before = lookOf(theme);
    expect(changes(before, before)).toEqual({});
    const after = {
      colours: { ...before.colours, secondaryColor: "#ABCDEF", primaryColor: "#112233" },
      pictures: { ...before.pictures, iconLogo: null },
    };
    expect(changes(before, after)).toEqual({ secondaryColor: "#abcdef", iconLogo: null });
  });

  it("follows what is kept, but for what was chosen meanwhile", () => {
    const { colours: kept, pictures } = lookOf(theme);
    const sent = { ...kept, primaryColor: "#ABCDEF" };
    const saved = { ...kept, primaryColor: "#abcdef" };
    expect(rebase(sent, saved, sent)).toEqual(saved);
    expect(rebase(sent, saved, { ...sent, secondaryColor: "#12" })).toEqual({
      ...saved,
      secondaryColor: "#12",
    });
    const none = { ...pictures, iconLogo: null };
    expect(rebase(pictures, { ...pictures, favicon: "new" }, none)).toEqual({ ...none, favicon: "new" });
  });

  it("puts what is wrong with a picture at the picture, and knows when somebody was faster", () => {
    const wrong = new ApiProblem(422, {
      code: "invalid_fields",
      errors: [
        { field: "favicon", code: "not_an_upload", message: "Upload a picture and choose it here." },
        { field: "primaryColor", code: "not_a_colour", message: "Enter a colour." },
      ],
    });
    expect(pictureProblems(wrong)).toEqual({ favicon: "Upload a picture and choose it here." });
    expect(isStale(wrong)).toBe(false);
    expect(isStale(new ApiProblem(409, { code: "changed_meanwhile" }))).toBe(true);
    expect(pictureProblems(new Error("?"))).toEqual({});
  });
});
