/** A draft with what the blog puts into it: its editor and its preview show what publishing it would. */
import { useQueries } from "@tanstack/react-query";
import { useNow } from "../../app/useNow";
import { isFromBlog, type Widget, withBlogPosts } from "./model";
import { newestPosts } from "./queries";

export function useNewsPosts(widgets: readonly Widget[]): readonly Widget[] {
  const now = useNow();
  const categories = [...new Set(widgets.filter(isFromBlog).map(({ props }) => props.category ?? ""))];
  const query = useQueries({ queries: categories.map(newestPosts) });
  return widgets.map((widget) =>
    isFromBlog(widget)
      ? withBlogPosts(widget, query[categories.indexOf(widget.props.category ?? "")]?.data ?? [], now)
      : widget,
  );
}
