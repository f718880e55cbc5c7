import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { EmptyState } from "../feedback/EmptyState";
import { ApiProblem } from "../http/problem";
import { KitProvider } from "../theme/KitProvider";
import { ListPage } from "./ListPage";
import { useListState } from "./listState";

afterEach(cleanup);

type Room = { id: string; name: string };
type List = Parameters<typeof ListPage<Room>>[0]["list"];

const found: List = {
  data: { items: [{ id: "r1", name: "The hall" }], total: 1 },
  error: null,
  isPending: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};

function Page({ list }: { list: List }) {
  const state = useListState({ sort: "name" });
  return (
    <ListPage<Room>
      id="rooms"
      title="Rooms"
      note="Where events take place."
      eyebrow="Events"
      action={<button type="button">Add room</button>}
      above={<p>Two rooms are closed.</p>}
      list={list}
      state={state}
      columns={[{ id: "name", header: "Name", primary: true, cell: ({ name }) => name }]}
      rowId={({ id }) => id}
      searchLabel="Search rooms"
      empty={<EmptyState title="No rooms yet" />}
    >
      <p>A dialog</p>
    </ListPage>
  );
}

const open = (list: Partial<List>) =>
  render(
    <KitProvider host={testHost}>
      <Page list={{ ...found, ...list }} />
    </KitProvider>,
  );

it("has its title, what is done there, the search, and the table by the name of the page", () => {
  open({});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Rooms");
  for (const text of ["Where events take place.", "Events", "Add room", "Two rooms are closed.", "A dialog"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("searchbox", { name: "Search rooms" })).toBeTruthy();
  expect(screen.getByRole("table", { name: "Rooms" })).toBeTruthy();
  expect(screen.getByText("The hall")).toBeTruthy();
});

it("says that there is nothing yet", () => {
  open({ data: { items: [], total: 0 } });
  expect(screen.getByText("No rooms yet")).toBeTruthy();
});

it("says what went wrong instead of showing nothing, and tries again", () => {
  const refetch = vi.fn();
  open({ data: undefined, error: new ApiProblem(500, { code: "internal" }), refetch });
  expect(screen.queryByText("No rooms yet")).toBeNull();
  screen.getByRole("alert");
  screen.getAllByRole("button").at(-1)?.click();
  expect(refetch).toHaveBeenCalledTimes(1);
});

it("keeps the rows that are there where a later load fails", () => {
  open({ error: new ApiProblem(500, { code: "internal" }) });
  expect(screen.getByText("The hall")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
