/** Search, filters, sort and page of a list, kept in the address so that a link shows the same list. */
import { useCallback, useMemo } from "react";
import { useKit } from "../base/kit";

export type ListOptions<Filter extends string = string> = {
  /** Names of the filters in the address; a list of a server's names them by its document. */
  filters?: readonly Filter[];
  /** The order when the address names none; a leading minus is descending. */
  sort?: string;
  perPage?: number;
  /** Two lists on one page: a prefix for this one's parameters. */
  prefix?: string;
};

export type ListQuery = {
  search: string;
  sort: string;
  page: number;
  perPage: number;
  /** Of a list that is read on from a row: the row that the page follows, or precedes. */
  after: string;
  before: string;
  filters: Record<string, string>;
};

export type ListState = ListQuery & {
  setSearch: (text: string) => void;
  setFilter: (name: string, value: string) => void;
  setSort: (sort: string) => void;
  /** Replacing the page that the address names, where one was never there. */
  setPage: (page: number, replace?: boolean) => void;
  /** Goes on behind a row of a list that is not numbered by pages, or back ahead of one. */
  goOn: (direction: "after" | "before", cursor: string) => void;
  /** The columns that the address asks for, if it does. */
  columns: readonly string[] | null;
  setColumns: (ids: readonly string[]) => void;
  /** Search, filters, order and columns as they are, to be kept under a name. */
  view: string;
  setView: (view: string) => void;
  clear: () => void;
  /** A search or filter is on. */
  isFiltered: boolean;
  /** For the request: what is empty is left out. */
  params: Record<string, string | number>;
};

export function readList(search: URLSearchParams, options: ListOptions): ListQuery {
  const { filters = [], sort = "", perPage = 25, prefix = "" } = options;
  const page = Number.parseInt(search.get(`${prefix}page`) ?? "1", 10);
  const rows = Number.parseInt(search.get(`${prefix}rows`) ?? "", 10);
  return {
    search: search.get(`${prefix}search`) ?? "",
    sort: search.get(`${prefix}sort`) ?? sort,
    page: Number.isFinite(page) && page > 0 ? page : 1,
    perPage: Number.isFinite(rows) && rows > 0 && rows <= 200 ? rows : perPage,
    after: search.get(`${prefix}after`) ?? "",
    before: search.get(`${prefix}before`) ?? "",
    filters: Object.fromEntries(filters.map((name) => [name, search.get(prefix + name) ?? ""])),
  };
}

/** Ids in one word with full stops between them: unlike commas they stand in an address as they are. */
export function readColumns(search: URLSearchParams, prefix = ""): string[] | null {
  const value = search.get(`${prefix}columns`);
  return value ? value.split(".") : null;
}

const pageParams = ["page", "after", "before"];

/** Writes one value; every change but that of the page itself starts again on page one. */
export function writeList(
  search: URLSearchParams,
  name: string,
  value: string,
  prefix = "",
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === "") next.delete(prefix + name);
  else next.set(prefix + name, value);
  for (const place of pageParams) if (place !== name || value === "1") next.delete(prefix + place);
  return next;
}

const viewParams = ({ filters = [] }: ListOptions) => ["columns", "rows", "search", "sort", ...filters];

/** What of the address makes the list what it shows, but for the page: names without the prefix, in one order. */
export function viewOf(search: URLSearchParams, options: ListOptions): string {
  const { prefix = "" } = options;
  const entries = viewParams(options).flatMap((name) => {
    const value = search.get(prefix + name);
    return value ? [[name, value]] : [];
  });
  const view = new URLSearchParams(entries);
  view.sort();
  return view.toString();
}

/** The address with another view of the list, on page one. */
export function applyView(search: URLSearchParams, view: string, options: ListOptions): URLSearchParams {
  const { prefix = "" } = options;
  const next = new URLSearchParams(search);
  const requested = new URLSearchParams(view);
  for (const name of [...pageParams, ...viewParams(options)]) next.delete(prefix + name);
  for (const name of viewParams(options)) {
    const value = requested.get(name);
    if (value) next.set(prefix + name, value);
  }
  return next;
}

export function useListState<Filter extends string = string>(options: ListOptions<Filter> = {}): ListState {
  const { useSearch } = useKit();
  const [search, setSearchParams] = useSearch();
  const { prefix = "", sort: usualSort = "" } = options;
  const key = (options.filters ?? []).join(",");
  const perPage = options.perPage;

  const query = useMemo(
    () =>
      readList(search, {
        prefix,
        sort: usualSort,
        ...(perPage ? { perPage } : {}),
        filters: key ? key.split(",") : [],
      }),
    [search, prefix, usualSort, perPage, key],
  );
  const columns = useMemo(() => readColumns(search, prefix), [search, prefix]);
  const view = useMemo(
    () => viewOf(search, { prefix, filters: key ? key.split(",") : [] }),
    [search, prefix, key],
  );
  const set = useCallback(
    (name: string, value: string, replace = false) =>
      setSearchParams((now) => writeList(now, name, value, prefix), { replace }),
    [setSearchParams, prefix],
  );

  return useMemo(() => {
    const on = Object.entries(query.filters).filter(([, value]) => value !== "");
    return {
      ...query,
      setSearch: (text) => set("search", text, true),
      setFilter: (name, value) => set(name, value),
      setSort: (sort) => set("sort", sort === usualSort ? "" : sort),
      setPage: (page, replace) => set("page", String(page), replace),
      goOn: set,
      columns,
      setColumns: (ids) =>
        setSearchParams(
          (now) => {
            const next = new URLSearchParams(now);
            next.set(`${prefix}columns`, ids.join("."));
            return next;
          },
          { replace: true },
        ),
      view,
      setView: (view) =>
        setSearchParams((now) => applyView(now, view, { prefix, filters: Object.keys(query.filters) })),
      clear: () =>
        setSearchParams((now) => {
          const next = new URLSearchParams(now);
          for (const name of ["search", ...pageParams, ...Object.keys(query.filters)])
            next.delete(prefix + name);
          return next;
        }),
      isFiltered: query.search !== "" || on.length > 0,
      params: {
        page: query.page,
        perPage: query.perPage,
        ...(query.after ? { after: query.after } : {}),
        ...(query.before ? { before: query.before } : {}),
        ...(query.search ? { search: query.search } : {}),
        ...(query.sort ? { sort: query.sort } : {}),
        ...Object.fromEntries(on),
      },
    };
  }, [query, columns, view, set, setSearchParams, usualSort, prefix]);
}
