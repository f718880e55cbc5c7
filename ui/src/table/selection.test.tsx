import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { KitContext } from "../base/kit";
import { testHost } from "../base/testHost";
import { type Column, DataTable } from "./DataTable";
import type { ListState } from "./listState";

type Row = { id: string; name: string };
const columns: Column<Row>[] = [{ id: "name", header: "Name", cell: (row) => row.name }];
const ada = { id: "1", name: "Ada" };
const bo = { id: "2", name: "Bo" };

const state = (part: Partial<ListState> = {}): ListState => ({
  ...{
    search: "",
    sort: "",
    page: 1,
    perPage: 25,
    after: "",
    before: "",
    filters: {},
    columns: null,
    isFiltered: false,
    params: {},
  },
  setSearch: () => undefined,
  setFilter: () => undefined,
  setSort: () => undefined,
  setPage: () => undefined,
  goOn: () => undefined,
  setColumns: () => undefined,
  view: "",
  setView: () => undefined,
  clear: () => undefined,
  ...part,
});

function table(rows: Row[], part: Partial<ListState> = {}) {
  return (
    <KitContext value={testHost}>
      <DataTable<Row>
        id="people"
        label="People"
        columns={columns}
        rows={rows}
        total={rows.length}
        state={state(part)}
        rowId={(row) => row.id}
        bulk={(ids) => <span data-testid="bulk">{ids.join(",")}</span>}
        empty={null}
      />
    </KitContext>
  );
}

const choose = (at: number) => fireEvent.click(screen.getAllByLabelText("selectRow")[at] as HTMLElement);
const chosen = () => screen.queryByTestId("bulk")?.textContent ?? null;

afterEach(cleanup);

describe("rows that were chosen for an action", () => {
  it("are let go when another search shows other rows", () => {
    const { rerender } = render(table([ada, bo]));
    choose(0);
    expect(chosen()).toBe("1");
    rerender(table([bo], { search: "bo", isFiltered: true }));
    expect(chosen()).toBeNull();
  });

  it("are let go when a filter changes", () => {
    const { rerender } = render(table([ada, bo], { filters: { status: "" } }));
    choose(1);
    rerender(table([ada], { filters: { status: "archived" }, isFiltered: true }));
    expect(chosen()).toBeNull();
  });

  it("stay on another page, which is said", () => {
    const { rerender } = render(table([ada]));
    choose(0);
    rerender(table([bo], { page: 2 }));
    expect(chosen()).toBe("1");
    expect(screen.getByText(/selectedElsewhere/)).toBeTruthy();
  });
});
