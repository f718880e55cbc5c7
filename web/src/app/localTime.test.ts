import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formats } from "@learnt/ui/base/format";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dayOfMoment, localDay, momentOfDay } from "./localTime";

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
    expect(localDay(new Date("2026-11-22T21:30:00Z"))).toBe("2026-11-23");
  });

  it("is nowhere read from UTC's calendar", () => {
    const root = join(import.meta.dirname, "../../..");
    const result = ["web/src", "ui/src", "admin-console/src"].flatMap((app) =>
      readdirSync(join(root, app), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
        .filter((file) =>
          /toISOString\(\)\.slice\(0, ?1\d\)/.test(readFileSync(join(root, app, file), "utf8")),
        ),
    );
    // Rules of repetition know no zones: their moments are written by UTC, and read so.
    expect(result).toEqual([expect.stringMatching(/series\.ts$/)]);
  });

  it("leaves a real moment as it is", () => {
    expect(dayOfMoment("2026-11-22T21:30:00Z")).toBe("2026-11-22T21:30:00Z");
  });
});
