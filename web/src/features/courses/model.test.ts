import { describe, expect, it } from "vitest";
import {
  type Activity,
  availability,
  handleFrom,
  isHandle,
  missingContent,
  orderOf,
  placeActivity,
  placeSection,
  type Section,
  stepActivity,
  toStored,
} from "./model";

const activity = (id: string): Activity => ({
  id,
  type: "page",
  title: id,
  required: true,
  completion: { kind: "viewed" },
  content: {},
  opens: { kind: "always" },
  minutes: null,
});
const sections: Section[] = [
  { id: "A", title: "A", activities: ["1", "2", "3"].map(activity) },
  { id: "B", title: "B", activities: ["4"].map(activity) },
  { id: "C", title: "C", activities: [] },
];
const shown = (list: Section[]) =>
  orderOf(list)
    .map((section) => `${section.id}:${section.activities.join("")}`)
    .join(" ");

describe("the outline", () => {
  it("moves an activity within its section and into others, and loses none", () => {
    expect(shown(placeActivity(sections, "1", "A", 2))).toBe("A:231 B:4 C:");
    expect(shown(placeActivity(sections, "1", "B", 0))).toBe("A:23 B:14 C:");
    expect(shown(placeActivity(sections, "4", "C", 9))).toBe("A:123 B: C:4");
    expect(shown(placeActivity(sections, "9", "C", 0))).toBe("A:123 B:4 C:");
    expect(shown(placeActivity(sections, "1", "Z", 0))).toBe("A:123 B:4 C:");
  });

  it("steps over the edges of sections and stops at the ends", () => {
    expect(shown(stepActivity(sections, "2", -1))).toBe("A:213 B:4 C:");
    expect(shown(stepActivity(sections, "3", 1))).toBe("A:12 B:34 C:");
    expect(shown(stepActivity(sections, "4", -1))).toBe("A:1234 B: C:");
    expect(shown(stepActivity(sections, "4", 1))).toBe("A:123 B: C:4");
    expect(shown(stepActivity(sections, "1", -1))).toBe("A:123 B:4 C:");
  });

  it("moves sections whole", () => {
    expect(shown(placeSection(sections, "A", 1))).toBe("B:4 A:123 C:");
    expect(shown(placeSection(sections, "C", 0))).toBe("C: A:123 B:4");
  });
});

describe("content", () => {
  it("goes back with ids and without addresses", () => {
    const file = {
      id: "f",
      url: "/api/files/f?sig=x",
      kind: "video",
      mediaType: "video/mp4",
      size: 1,
      name: "a.mp4",
      width: null,
      height: null,
    } as const;
    const english = { language: "en", file: { ...file, id: "c" } } as const;
    expect(toStored("video", { file, duration: 12.5, captions: [english] })).toEqual({
      file: "f",
      duration: 12.5,
      poster: null,
      captions: [{ language: "en", file: "c" }],
    });
    expect(toStored("document", { file: null })).toEqual({ file: null, pages: null });
    expect(toStored("link", {})).toEqual({ url: "" });
  });
});

describe("what an activity lacks", () => {
  it("is named until there is something to learn", () => {
    expect(
      missingContent({
        type: "page",
        content: {
          doc: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: " " }] }] },
        },
      }),
    ).toBe("lacks.page");
    expect(
      missingContent({
        type: "page",
        content: { doc: { type: "doc", content: [{ type: "horizontalRule" }] } },
      }),
    ).toBeNull();
    expect(missingContent({ type: "link", content: { url: "" } })).toBe("lacks.link");
    const file = { id: "f", name: "a.mp4", url: "/a", size: 1, kind: "video", mime: "video/mp4" } as const;
    expect(missingContent({ type: "video", content: {} })).toBe("lacks.video");
    expect(missingContent({ type: "video", content: { file } as never })).toBe("lacks.playable");
    expect(
      missingContent({ type: "checklist", content: { items: [{ id: "1", text: "", required: true }] } }),
    ).toBe("lacks.checklist");
    expect(
      missingContent({ type: "checklist", content: { items: [{ id: "1", text: "Do", required: true }] } }),
    ).toBeNull();
  });
});

describe("a handle", () => {
  it("is made of what a title has of letters and digits", () => {
    expect(handleFrom("  Fire safety: Café 2026! ")).toBe("fire-safety-cafe-2026");
    expect(handleFrom("安全")).toBe("");
    expect(isHandle("fire-safety-2")).toBe(true);
    for (const bad of ["", "-a", "a--b", "A", "a b"]) expect(isHandle(bad)).toBe(false);
  });
});

describe("availability", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  it("is told from both ends", () => {
    expect(availability({ availabilityFrom: null, availabilityUntil: null }, now)).toBe("always");
    expect(availability({ availabilityFrom: "2026-12-01T00:00:00Z", availabilityUntil: null }, now)).toBe(
      "upcoming",
    );
    expect(
      availability(
        { availabilityFrom: "2026-11-01T00:00:00Z", availabilityUntil: "2026-12-01T00:00:00Z" },
        now,
      ),
    ).toBe("open");
    expect(availability({ availabilityFrom: null, availabilityUntil: "2026-11-20T12:00:00Z" }, now)).toBe(
      "closed",
    );
  });
});
