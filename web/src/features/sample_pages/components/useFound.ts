/** What the search of the address finds, and a page of it. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { isScreen } from "../../../app/paths";
import { type Hit, kinds } from "../model";
import { found } from "../queries";
import { useWord } from "./useWord";

const PER_PAGE = 12;

export function useFound() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useWord("search");
  const [asked, setKind] = useWord("kind");
  const kind = kinds.find((one) => one === asked) ?? "";
  const answer = useQuery(found(typed));
  // What it would lead to may not be there.
  const all = (answer.data ?? []).filter(({ path }) => isScreen(path.split("?")[0] ?? ""));
  const counts = Object.fromEntries(kinds.map((one) => [one, all.filter((hit) => hit.kind === one).length]));
  const hits: Hit[] = kind ? all.filter((hit) => hit.kind === kind) : all;
  const last = Math.max(1, Math.ceil(hits.length / PER_PAGE));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(search.get("page"))) || 1));
  const setPage = (to: number) =>
    setSearch((now) => {
      if (to > 1) now.set("page", String(to));
      else now.delete("page");
      return now;
    });
  return {
    ...{ answer, typed, setTyped, kind, setKind, counts, page, setPage },
    perPage: PER_PAGE,
    total: hits.length,
    inAll: all.length,
    shown: hits.slice((page - 1) * PER_PAGE, page * PER_PAGE),
  };
}

export type Found = ReturnType<typeof useFound>;
