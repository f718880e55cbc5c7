import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Activity, Course } from "../model";
import { Outline } from "./Outline";

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("learning");
});
afterEach(cleanup);

const activity = (id: string, status: Activity["status"], locked = false) =>
  ({
    id,
    type: "assignment",
    title: id,
    required: true,
    status,
    locked,
    progress: 0,
    minutes: null,
  }) as Activity;

it("says in the open what waits for a marker, and counts it as not done", () => {
  const activities = [
    activity("The plan", "markingRequired"),
    activity("The drill", "completed"),
    activity("The rest", "markingRequired", true),
  ];
  const course = { sections: [{ id: "s", title: "Start", activities }] } as unknown as Course;
  render(
    <KitProvider host={testHost}>
      <Outline course={course} current={undefined} onShow={() => undefined} />
    </KitProvider>,
  );
  expect(screen.getAllByText(/Awaiting marking/)).toHaveLength(1);
  expect(screen.getByText(/Awaiting marking/).className).toBe("learning-waits");
  expect(screen.getByText("1 of 3")).toBeTruthy();
});
