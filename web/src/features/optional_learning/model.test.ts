import { describe, expect, it } from "vitest";
import { hasSavedProgress, type Offer, openPath, typeKey, types } from "./model";

const offer = (change: Partial<Offer>): Offer => ({
  ...{ type: "course", id: "c1", title: "Safety", description: "", category: "", tags: [], image: null },
  ...{ isOffered: true, isEnrolled: true, recordId: "r1", status: "notstarted", progress: 0 },
  ...change,
});

describe("what is offered", () => {
  it("is opened where its type is, once it was taken", () => {
    expect(openPath(offer({}))).toBe("/apps/course/r1");
    expect(openPath(offer({ type: "resource" }))).toBe("/apps/resource/c1");
    expect(openPath(offer({ type: "package" }))).toBe("/apps/packages/c1");
    expect(openPath(offer({ isEnrolled: false }))).toBeUndefined();
    expect(openPath(offer({ recordId: null }))).toBeUndefined();
  });

  it("has kept what somebody did before they left", () => {
    expect(hasSavedProgress(offer({ isEnrolled: false, progress: 50 }))).toBe(true);
    expect(hasSavedProgress(offer({ isEnrolled: false }))).toBe(false);
    expect(hasSavedProgress(offer({ progress: 50 }))).toBe(false);
  });

  it("has a name for types that are yet to come", () => {
    expect(typeKey("course", types)).toBe("type.course");
    expect(typeKey("voyage", types)).toBe("type.other");
  });
});
