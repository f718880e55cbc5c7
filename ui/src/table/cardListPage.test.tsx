import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { CardListPage } from "./CardListPage";
import { useListState } from "./listState";

afterEach(cleanup);

function Page({ items }: { items: string[] }) {
  const state = useListState({ sort: "title", perPage: 12 });
  return (
    <CardListPage
      title="Badges"
      note="What people are given."
      action={<button type="button">New badge</button>}
      list={{
        data: { items, total: items.length },
        error: null,
        isPending: false,
        isPlaceholderData: false,
        refetch: () => undefined,
      }}
      state={state}
      searchLabel="Search badges"
      none="No badges found"
      empty={{ icon: null, title: "No badges yet", text: "Make the first one." }}
    >
      {(title) => <article key={title}>{title}</article>}
    </CardListPage>
  );
}

const shown = (items: string[], search = "") =>
  render(
    <KitProvider host={{ ...testHost, useSearch: () => [new URLSearchParams(search), () => undefined] }}>
      <Page items={items} />
    </KitProvider>,
  );

it("has its title, the search and the cards, by the name of the page", () => {
  shown(["First aid", "Fire safety"]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Badges");
  expect(screen.getByRole("searchbox", { name: "Search badges" })).toBeTruthy();
  expect(screen.getAllByRole("article").map((card) => card.textContent)).toEqual([
    "First aid",
    "Fire safety",
  ]);
  expect(screen.getByLabelText("Badges")).toBeTruthy();
});

it("says that there is nothing yet, and offers what can be done about it once more", () => {
  shown([]);
  expect(screen.getByText("No badges yet")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "New badge" })).toHaveLength(2);
});

it("says that nothing was found, which is not the same", () => {
  shown([], "search=fire");
  expect(screen.getByText("No badges found")).toBeTruthy();
  expect(screen.queryByText("No badges yet")).toBeNull();
});
