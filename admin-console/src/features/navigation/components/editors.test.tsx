import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openScreenCatalogues, startLanguages } from "../../../app/i18n";
import { productTree } from "../model";
import type { NavigationSettings, Template } from "../queries";
import { Availability } from "./Availability";
import { TemplateEditor } from "./TemplateEditor";

beforeAll(startLanguages);
beforeAll(openScreenCatalogues);
afterEach(cleanup);

const queries = new QueryClient();
const within = (editor: ReactNode) => (
  <KitProvider host={testHost}>
    <QueryClientProvider client={queries}>{editor}</QueryClientProvider>
  </KitProvider>
);
const nothing = () => undefined;

it("what is ticked here stays while somebody else ticks another entry, which is shown", () => {
  const show = (revision: number, ...unavailable: string[]) =>
    within(
      <Availability
        tenant="acme"
        settings={{ revision, unavailable, template: null, teams: [] } as unknown as NavigationSettings}
        templates={[]}
        onStale={nothing}
      />,
    );
  const { rerender } = render(show(1));
  const box = (name: string) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: `${name} is available` });
  fireEvent.click(box("Notes"));
  rerender(show(2, "calendar"));
  expect([box("Notes").checked, box("Calendar").checked]).toEqual([false, false]);
});

it("a name that is typed stays while somebody else saves the template, and both names are asked about", () => {
  const show = (revision: number, name: string) =>
    within(
      <TemplateEditor
        template={{ id: "t", revision, name, navigation: productTree.slice(0, 1) } as unknown as Template}
        onClose={nothing}
        onStale={nothing}
      />,
    );
  const { rerender } = render(show(1, "Sales"));
  const name = () => screen.getByLabelText<HTMLInputElement>("Name");
  fireEvent.change(name(), { target: { value: "Field sales" } });
  rerender(show(2, "Sales and support"));
  expect(name().value).toBe("Field sales");
  fireEvent.click(screen.getByText("conflict.theirs"));
  expect(name().value).toBe("Sales and support");
});
