/** What the search of the address finds, and a page of it. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { isScreen } from "../../../app/paths";
import { kinds, type SearchHit } from "../model";
import { searchQuery } from "../queries";
import { useSearchWord } from "./useSearchWord";

const PER_PAGE = 12;

export function useSearchPage() {
  const [search, setSearch] = useSearchParams();
  const [input, setInput] = useSearchWord("search");
  const [requested, setKind] = useSearchWord("kind");
  const kind = kinds.find((item) => item === requested) ?? "";
  const answer = useQuery(searchQuery(input));
  // What it would lead to may not be there.
  const all = (answer.data ?? []).filter(({ path }) => isScreen(path.split("?")[0] ?? ""));
  const counts = Object.fromEntries(
    kinds.map((item) => [item, all.filter((hit) => hit.kind === item).length]),
  );
  const hits: SearchHit[] = kind ? all.filter((hit) => hit.kind === kind) : all;
  const last = Math.max(1, Math.ceil(hits.length / PER_PAGE));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(search.get("page"))) || 1));
  const setPage = (to: number) =>
    setSearch((now) => {
      if (to > 1) now.set("page", String(to));
      else now.delete("page");
      return now;
    });
  return {
    ...{ answer, typed: input, setTyped: setInput, kind, setKind, counts, page, setPage },
    perPage: PER_PAGE,
    total: hits.length,
    inAll: all.length,
    shown: hits.slice((page - 1) * PER_PAGE, page * PER_PAGE),
  };
}

export type SearchPageState = ReturnType<typeof useSearchPage>;
