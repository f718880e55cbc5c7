import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createContext, useContext, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { KitHost } from "../base/kit";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { CardTools } from "./CardTools";
import { asChoices, FilterSelect } from "./Filters";
import { useListState } from "./listState";

function Tools() {
  const state = useListState({ filters: ["category", "span"], sort: "title" });
  return (
    <CardTools
      state={state}
      searchLabel="Search events"
      total={12}
      apart={["span"]}
      before={<button type="button">Past</button>}
      orders={asChoices(["title", "startsAt"])}
      filters={
        <>
          <FilterSelect
            state={state}
            name="category"
            label="Category"
            all="All categories"
            choices={asChoices(["Safety"])}
          />
          <FilterSelect state={state} name="tag" label="Tag" all="All tags" choices={[]} />
        </>
      }
    />
  );
}

type Search = ReturnType<KitHost["useSearch"]>;
const Address = createContext<Search>([new URLSearchParams(), () => undefined]);
const host = { ...testHost, useSearch: () => useContext(Address) };

function Page({ address }: { address: string }) {
  const [search, setSearch] = useState(new URLSearchParams(address));
  const put: Search[1] = (next) => setSearch(typeof next === "function" ? next(search) : next);
  return (
    <Address value={[search, put]}>
      <KitProvider host={host}>
        <Tools />
        <output>{search.toString()}</output>
      </KitProvider>
    </Address>
  );
}

const show = (isNarrow: boolean, address = "") => {
  vi.stubGlobal("matchMedia", () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<Page address={address} />);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows search, filters and order side by side where there is room, and no filter with nothing to choose", () => {
  show(false);
  expect(screen.getByRole("searchbox", { name: "Search events" })).toBeDefined();
  expect(screen.getByLabelText("Category")).toBeDefined();
  expect(screen.getByLabelText("sortBy")).toBeDefined();
  expect(screen.queryByLabelText("Tag")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Filters/ })).toBeNull();
});

it("keeps the filters of a phone behind one button, which counts those that stand there", async () => {
  show(true, "span=past&category=Safety");
  expect(screen.queryByLabelText("Category")).toBeNull();
  expect(screen.getByRole("button", { name: "Past" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Filters (1)" }));
  const category = await waitFor(() => screen.getByLabelText<HTMLSelectElement>("Category"));
  fireEvent.change(category, { target: { value: "" } });
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe("span=past");
  expect(screen.getByRole("button", { name: "Show results (12)" })).toBeDefined();
});

it("shows a choice that only the address knows, so that it can be taken away", () => {
  show(false, "category=Gone");
  const category = screen.getByLabelText<HTMLSelectElement>("Category");
  expect([...category.options].map(({ text }) => text)).toEqual(["All categories", "Gone", "Safety"]);
  fireEvent.click(screen.getByRole("button", { name: "clearFilters" }));
  expect(screen.getByRole("status").textContent).toBe("");
  expect([...category.options].map(({ text }) => text)).toEqual(["All categories", "Safety"]);
});
