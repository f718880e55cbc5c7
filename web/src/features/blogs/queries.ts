/** Calls of the blogs feature, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api, type Body } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";
import { type Then, useChange } from "../../app/useChange";
import { type Blog, type Content, type Kind, readable, type Status } from "./model";

/** Everything that is known of blogs and products. */
export const blogsKey = queryKeys.blogs;
export const blogKey = (id: string) => [...blogsKey, "one", id] as const;

export const blogList = (params: Asked<"/api/blogs">) =>
  queryOptions({
    queryKey: [...blogsKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/blogs", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const blogFilters = (kind: Kind) =>
  queryOptions({
    queryKey: [...blogsKey, "filters", kind],
    queryFn: ({ signal }) => api.get("/api/blogs/filters", { query: { kind }, signal }),
  });

export const oneBlog = (id: string) =>
  queryOptions({
    queryKey: blogKey(id),
    queryFn: ({ signal }) => api.get("/api/blogs/{id}", { path: { id }, signal }).then(readable),
  });

export const createBlog = (body: Body<"post", "/api/blogs">) =>
  api.post("/api/blogs", { body }).then(readable);

export const saveBlog = (id: string, revision: number, content: Content) =>
  api.put("/api/blogs/{id}", { path: { id }, body: { revision, ...content } }).then(readable);

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

const setStatus = (id: string, revision: number, status: Status) =>
  api.post("/api/blogs/{id}/status", { path: { id }, body: { revision, status } }).then(readable);

export const publishBlog = (id: string, revision: number) => setStatus(id, revision, "published");

export type Move = { from: Status; to: Status; revision: number };

/** Publishes, hides, archives or restores. */
export function useMove(id: string, then: Then<Move, Blog>) {
  const accept = useAccept();
  return useChange(
    ({ to, revision }: Move) => setStatus(id, revision, to),
    { update: (_, blog) => accept(blog) },
    then,
  );
}
