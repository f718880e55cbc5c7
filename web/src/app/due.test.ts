import { describe, expect, it } from "vitest";
import { dueStateOf, dueTone } from "./due";

const now = Date.parse("2026-11-24T10:00:00Z");
const at = (dueAt: string | null, zone = "UTC", completedAt: string | null = null) =>
  dueStateOf({ dueAt, completedAt }, now, zone);

describe("a due date", () => {
  it("is overdue after its last second, then today, within seven days, or later", () => {
    expect(at("2026-11-24T10:00:00Z")?.state).toBe("overdue");
    expect(at("2026-11-24T23:59:59Z")).toEqual({ state: "today", days: 0 });
    expect(at("2026-11-25T23:59:59Z")).toEqual({ state: "soon", days: 1 });
    expect(at("2026-12-01T23:59:59Z")).toEqual({ state: "soon", days: 7 });
    expect(at("2026-12-02T23:59:59Z")?.state).toBe("later");
  });

  it("is a day of the organisation, wherever it is read", () => {
    // In Auckland the 25th has begun.
    expect(at("2026-11-25T10:59:59Z", "Pacific/Auckland")?.state).toBe("soon");
    expect(at("2026-11-24T10:59:59Z", "Pacific/Auckland")?.state).toBe("today");
    expect(at("2026-11-25T07:59:59Z", "America/Los_Angeles")?.state).toBe("today");
  });

  it("is not said of what is completed, or whenever", () => {
    expect(at("2026-11-01T10:00:00Z", "UTC", "2026-11-02T10:00:00Z")).toBeNull();
    expect(at(null)).toBeNull();
    expect(at("whenever")).toBeNull();
  });

  it("has a colour of its own for each state", () => {
    expect(new Set(Object.values(dueTone)).size).toBe(4);
  });
});
