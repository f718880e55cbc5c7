/** A draft with what the blog puts into it: its editor and its preview show what publishing it would. */
import { useQueries } from "@tanstack/react-query";
import { useNow } from "../../app/useNow";
import { fed, isFed, type Widget } from "./model";
import { newestPosts } from "./queries";

export function useFed(widgets: readonly Widget[]): readonly Widget[] {
  const now = useNow();
  const categories = [...new Set(widgets.filter(isFed).map(({ props }) => props.category ?? ""))];
  const found = useQueries({ queries: categories.map(newestPosts) });
  return widgets.map((widget) =>
    isFed(widget)
      ? fed(widget, found[categories.indexOf(widget.props.category ?? "")]?.data ?? [], now)
      : widget,
  );
}
