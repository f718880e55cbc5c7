import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Activity } from "../model";
import { PrintEntry } from "./PrintEntry";

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("learning");
});
afterEach(cleanup);

function show(activity: Partial<Activity>, onPrint: () => void = () => undefined) {
  render(
    <KitProvider host={testHost}>
      <PrintEntry activity={{ type: "page", locked: false, ...activity } as Activity} onPrint={onPrint} />
    </KitProvider>,
  );
}

it("prints the page that is read", () => {
  const onPrint = vi.fn();
  show({ content: { doc: { type: "doc" } } }, onPrint);
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(onPrint).toHaveBeenCalledOnce();
});

it("opens the file of a document, which has all pages", () => {
  const file = { url: "/files/plan.pdf", name: "plan.pdf", mediaType: "application/pdf" };
  show({ type: "document", content: { file, pages: 12 } });
  expect(screen.getByRole("link", { name: "Print" }).getAttribute("href")).toBe("/files/plan.pdf");
});

it("offers nothing of what is locked", () => {
  show({ locked: true, content: null });
  expect(screen.queryByText("Print")).toBeNull();
});
