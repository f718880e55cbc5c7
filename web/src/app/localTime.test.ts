import { formats } from "@learnt/ui/base/format";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dayHere, dayOfMoment, momentOfDay } from "./localTime";

afterEach(() => vi.unstubAllEnvs());

describe("a day without an hour", () => {
  it.each(["America/Los_Angeles", "UTC", "Pacific/Auckland", "Pacific/Kiritimati"])(
    "is the same day for a reader in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const stored = momentOfDay("2026-11-23");
      expect(formats("en").date(dayOfMoment(stored))).toBe("23/11/2026");
    },
  );

  it("begins with the day on the writer's calendar, not with that of UTC", () => {
    vi.stubEnv("TZ", "Australia/Sydney");
    expect(dayHere(new Date("2026-11-22T21:30:00Z"))).toBe("2026-11-23");
  });

  it("leaves a real moment as it is", () => {
    expect(dayOfMoment("2026-11-22T21:30:00Z")).toBe("2026-11-22T21:30:00Z");
  });
});
