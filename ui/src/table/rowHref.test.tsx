import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { KitContext } from "../base/kit";
import { testHost } from "../base/testHost";
import { type Column, DataTable } from "./DataTable";
import { useListState } from "./listState";

type Row = { id: string; name: string };
const columns: Column<Row>[] = [{ id: "name", header: "Name", cell: (row) => row.name }];

afterEach(cleanup);

function Table() {
  return (
    <DataTable<Row>
      id="people"
      label="People"
      columns={columns}
      rows={[
        { id: "1", name: "Ada" },
        { id: "2", name: "All others" },
      ]}
      total={2}
      state={useListState({ perPage: 25 })}
      rowId={(row) => row.id}
      rowHref={(row) => (row.id === "1" ? "/ada" : undefined)}
      empty={null}
    />
  );
}

it("leads from the rows that lead anywhere", () => {
  render(
    <KitContext value={testHost}>
      <Table />
    </KitContext>,
  );
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Ada"]);
  const others = screen.getByText("All others").closest("tr");
  expect(others?.className).not.toContain("kit-row-open");
});
