import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { ColumnPanel } from "./ColumnPanel";

afterEach(cleanup);

function open(count: number) {
  const columns = Array.from({ length: count }, (_, n) => ({ id: `field-${n}`, header: `Field ${n}` }));
  const choose = vi.fn();
  render(
    <KitProvider host={testHost}>
      <ColumnPanel columns={columns} shown={{ "field-1": true }} onChoose={choose} />
    </KitProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "columns" }));
  return choose;
}

it("finds one of two hundred columns by its name, and says when there is none", async () => {
  const choose = open(200);
  const search = await screen.findByLabelText("searchColumns");
  fireEvent.change(search, { target: { value: "FIELD 199" } });
  await vi.waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(1));
  fireEvent.click(screen.getByLabelText("Field 199"));
  expect(choose.mock.calls).toEqual([["field-199", true]]);
  fireEvent.change(search, { target: { value: "shoe" } });
  expect(await screen.findByText("noResults")).toBeTruthy();
});

it("shows a few columns at a glance", async () => {
  const choose = open(3);
  fireEvent.click(await screen.findByLabelText("Field 1"));
  expect(choose.mock.calls).toEqual([["field-1", false]]);
  expect(screen.queryByLabelText("searchColumns")).toBeNull();
});
