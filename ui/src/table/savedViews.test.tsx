import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { applyView, viewOf } from "./listState";
import { SavedViews } from "./SavedViews";
import { MAX_VIEWS, readViews, type SavedView, ViewsContext, withView, withViews } from "./views";

afterEach(cleanup);

const options = { filters: ["status"], prefix: "log-" };

describe("a view of a list", () => {
  it("is the list's part of the address, without its page and without what is another list's", () => {
    const address = new URLSearchParams(
      "tab=2&log-search=ana&log-status=active&log-page=3&log-sort=-name&search=x&log-columns=a.b",
    );
    expect(viewOf(address, options)).toBe("columns=a.b&search=ana&sort=-name&status=active");
    expect(viewOf(new URLSearchParams("tab=2"), options)).toBe("");
  });

  it("takes the place of what the list shows, and leaves the rest of the address", () => {
    const address = new URLSearchParams("tab=2&log-search=ana&log-page=3&log-sort=-name");
    expect(applyView(address, "status=blocked&other=1", options).toString()).toBe("tab=2&log-status=blocked");
    expect(address.get("log-search")).toBe("ana");
  });

  it("is read out of what was kept, whatever that is", () => {
    const item = { name: "Active", query: "status=active" };
    expect(readViews({ people: [item, { name: 1 }, null] }, "people")).toEqual([item]);
    for (const odd of [undefined, null, "x", [], { people: {} }])
      expect(readViews(odd, "people")).toEqual([]);
    expect(readViews({}, "constructor")).toEqual([]);
    expect(withViews({ people: [item], courses: [item] }, "people", [])).toEqual({ courses: [item] });
    expect(withViews(undefined, "people", [item])).toEqual({ people: [item] });
    expect(withView([item], { name: "Active", query: "" })).toEqual([{ name: "Active", query: "" }]);
  });
});

function List({ begin, setView }: { begin: readonly SavedView[]; setView: (query: string) => void }) {
  const [views, setViews] = useState(begin);
  return (
    <KitProvider host={testHost}>
      <ViewsContext value={{ of: () => views, keep: (_list, next) => setViews(next) }}>
        <SavedViews list="people" state={{ view: "status=active", setView }} onGo={() => undefined} />
      </ViewsContext>
    </KitProvider>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  return screen.findByLabelText("Name of this view");
};

describe("views under names", () => {
  it("are kept by Enter, lead there, and go", async () => {
    const setView = vi.fn();
    render(<List begin={[{ name: "Everybody", query: "" }]} setView={setView} />);
    await userEvent.type(await open(), "  Active {Enter}");
    expect(screen.getByRole("button", { name: "Active" }).getAttribute("aria-current")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Delete Active" }));
    expect(screen.queryByRole("button", { name: "Active" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Everybody" }));
    expect(setView).toHaveBeenCalledWith("");
  });

  it("are not more than fit, but one of them may be replaced", async () => {
    const full = Array.from({ length: MAX_VIEWS }, (_, at) => ({ name: `View ${at}`, query: "" }));
    render(<List begin={full} setView={() => undefined} />);
    const field = await open();
    await userEvent.type(field, "Another");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save this view" }).disabled).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, "View 3");
    await userEvent.click(screen.getByRole("button", { name: "Replace view" }));
    expect(screen.getByRole("button", { name: "View 3" }).getAttribute("aria-current")).toBe("true");
  });

  it("are not there where nothing keeps them", () => {
    render(
      <KitProvider host={testHost}>
        <SavedViews list="people" state={{ view: "", setView: () => undefined }} onGo={() => undefined} />
      </KitProvider>,
    );
    expect(screen.queryByRole("button")).toBeNull();
  });
});
