/** Calls of the blogs feature, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Schemas } from "../../api/types";
import type { Blog, BlogRow, Content, Kind, Status } from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

/** Everything that is known of blogs and products. */
export const blogsKey = ["blogs"] as const;
export const blogKey = (id: string) => [...blogsKey, "one", id] as const;

export const blogList = (params: Record<string, string | number>) =>
  queryOptions({
    queryKey: [...blogsKey, "list", params],
    queryFn: ({ signal }) => api.get<Page<BlogRow>>("/api/blogs", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const blogFilters = (kind: Kind) =>
  queryOptions({
    queryKey: [...blogsKey, "filters", kind],
    queryFn: ({ signal }) =>
      api.get<Schemas["BlogFilters"]>("/api/blogs/filters", { query: { kind }, signal }),
  });

export const oneBlog = (id: string) =>
  queryOptions({
    queryKey: blogKey(id),
    queryFn: ({ signal }) => api.get<Blog>(`/api/blogs/${id}`, { signal }),
  });

export const createBlog = (body: { kind: Kind; title: string }) => api.post<Blog>("/api/blogs", { body });

export const saveBlog = (id: string, revision: number, content: Content) =>
  api.put<Blog>(`/api/blogs/${id}`, { body: { revision, ...content } });

export const bringBlog = (id: string, revision: number, status: Status) =>
  api.post<Blog>(`/api/blogs/${id}/status`, { body: { revision, status } });

/** Takes what the server answered as what is known, and has the lists asked for again. */
export function useAccept(): (blog: Blog) => void {
  const cache = useQueryClient();
  return (blog) => {
    cache.setQueryData(blogKey(blog.id), blog);
    void cache.invalidateQueries({
      queryKey: blogsKey,
      predicate: ({ queryKey }) => !(queryKey[1] === "one" && queryKey[2] === blog.id),
    });
  };
}
