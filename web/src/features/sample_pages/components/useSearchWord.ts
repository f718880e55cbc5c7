/** One word of the address: what was looked for, what is open. */
import { useSearchParams } from "react-router";

export function useSearchWord(name: string): readonly [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        if (name !== "page") now.delete("page");
        return now;
      },
      { replace: true },
    );
  return [search.get(name) ?? "", set];
}
