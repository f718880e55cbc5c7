/** Something that a link asks for by a word in the address, such as a dialog: done once, and the word is taken away. */
import { useEffect, useRef } from "react";
import { useKit } from "./kit";

export function useQueryParamAction(word: string, open: () => void): void {
  const { useSearch } = useKit();
  const [search, setSearch] = useSearch();
  const opening = useRef(open);
  opening.current = open;
  const requested = search.has(word);

  useEffect(() => {
    if (!requested) return;
    opening.current();
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(word);
        return next;
      },
      { replace: true },
    );
  }, [requested, setSearch, word]);
}
