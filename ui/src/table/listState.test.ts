import { describe, expect, it } from "vitest";
import { shownColumns } from "./columnChoice";
import { readColumns, readList, writeList } from "./listState";
import { pageLinks } from "./Pagination";

const options = { filters: ["status", "role"], sort: "name", perPage: 25 };

describe("a list in the address", () => {
  it("starts with its usual order on page one", () => {
    expect(readList(new URLSearchParams(), options)).toEqual({
      search: "",
      sort: "name",
      page: 1,
      perPage: 25,
      after: "",
      before: "",
      filters: { status: "", role: "" },
    });
  });

  it("reads what a link says", () => {
    const link = new URLSearchParams("search=ana&status=active&sort=-name&page=3&rows=50&other=1");
    expect(readList(link, options)).toEqual({
      search: "ana",
      sort: "-name",
      page: 3,
      perPage: 50,
      after: "",
      before: "",
      filters: { status: "active", role: "" },
    });
  });

  it.each(["0", "-2", "x", ""])("takes no page %j", (page) => {
    expect(readList(new URLSearchParams({ page, rows: "100000" }), options).page).toBe(1);
    expect(readList(new URLSearchParams({ page, rows: "100000" }), options).perPage).toBe(25);
  });

  it("goes on from one row at a time, and begins again with anything else", () => {
    const now = new URLSearchParams("log-after=17.2&search=ana");
    expect(readList(now, { ...options, prefix: "log-" }).after).toBe("17.2");
    expect(writeList(now, "before", "19.4", "log-").toString()).toBe("search=ana&log-before=19.4");
    expect(writeList(now, "sort", "at", "log-").toString()).toBe("search=ana&log-sort=at");
  });

  it("goes back to page one when anything but the page changes", () => {
    const now = new URLSearchParams("page=4&search=ana&tab=2");
    expect(writeList(now, "status", "active").toString()).toBe("search=ana&tab=2&status=active");
    expect(writeList(now, "page", "5").get("page")).toBe("5");
    expect(writeList(now, "page", "1").has("page")).toBe(false);
    expect(writeList(now, "search", "").toString()).toBe("tab=2");
    expect(now.toString()).toBe("page=4&search=ana&tab=2");
  });

  it("keeps two lists on one page apart", () => {
    const now = writeList(new URLSearchParams("page=2&search=a"), "search", "b", "log.");
    expect(readList(now, options).search).toBe("a");
    expect(readList(now, { ...options, prefix: "log." }).search).toBe("b");
    expect(readList(now, options).page).toBe(2);
  });
});

describe("page numbers", () => {
  it("are all there when they are few", () => {
    expect(pageLinks(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageLinks(10, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  it("are ten when they are many: the ends, and those around the open page", () => {
    expect(pageLinks(1, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, "gap", 40]);
    expect(pageLinks(20, 40)).toEqual([1, "gap", 17, 18, 19, 20, 21, 22, 23, 24, "gap", 40]);
    expect(pageLinks(40, 40)).toEqual([1, "gap", 32, 33, 34, 35, 36, 37, 38, 39, 40]);
    for (let page = 1; page <= 11; page++) {
      const links = pageLinks(page, 11).filter((link) => link !== "gap");
      expect(links).toHaveLength(10);
      expect(links).toContain(page);
    }
  });
});

describe("the columns that are shown", () => {
  const columns = [
    { id: "image", hideable: false },
    { id: "title", primary: true },
    { id: "status" },
    { id: "tags", hiddenAtFirst: true },
  ];
  const shown = (stored: Record<string, boolean>, address: string) => {
    const all = shownColumns(columns, stored, readColumns(new URLSearchParams(address)));
    return Object.keys(all).filter((id) => all[id]);
  };

  it("are the table's own at first, then those chosen on this device", () => {
    expect(shown({}, "")).toEqual(["image", "title", "status"]);
    expect(shown({ tags: true, status: false }, "")).toEqual(["image", "title", "tags"]);
  });
  it("are those of the address where it names some, whatever was chosen before", () => {
    expect(shown({ status: true }, "columns=title.tags")).toEqual(["image", "title", "tags"]);
    expect(shown({}, "columns=no-such-column")).toEqual(["image", "title"]);
  });
  it("belong to one list of the page", () => {
    expect(readColumns(new URLSearchParams("columns=a&who-columns=b.c"), "who-")).toEqual(["b", "c"]);
  });
});
