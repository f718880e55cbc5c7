/** Calls of the blogs feature, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import { asBlog, type Blog, type Content, type Kind, type Status } from "./model";

/** Everything that is known of blogs and products. */
export const blogsKey = queryKeys.blogs;
export const blogKey = (id: string) => [...blogsKey, "one", id] as const;

export const blogList = (params: QueryParams<"/api/blogs">) =>
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

export const blogQuery = (id: string) =>
  queryOptions({
    queryKey: blogKey(id),
    queryFn: ({ signal }) => api.get("/api/blogs/{id}", { path: { id }, signal }).then(asBlog),
  });

export const createBlog = (body: Body<"post", "/api/blogs">) => api.post("/api/blogs", { body }).then(asBlog);

export const saveBlog = (id: string, revision: number, content: Content) =>
  api.put("/api/blogs/{id}", { path: { id }, body: { revision, ...content } }).then(asBlog);

/** Takes what the server answered as what is known, and has the lists asked for again. */
export function useCacheResult(): (blog: Blog) => void {
  const queryClient = useQueryClient();
  return (blog) => {
    queryClient.setQueryData(blogKey(blog.id), blog);
    void queryClient.invalidateQueries({
      queryKey: blogsKey,
      predicate: ({ queryKey }) => !(queryKey[1] === "one" && queryKey[2] === blog.id),
    });
  };
}

const setStatus = (id: string, revision: number, status: Status) =>
  api.post("/api/blogs/{id}/status", { path: { id }, body: { revision, status } }).then(asBlog);

export const publishBlog = (id: string, revision: number) => setStatus(id, revision, "published");

export type Move = { from: Status; to: Status; revision: number };

/** Publishes, hides, archives or restores. */
export function useMove(id: string, callbacks: MutationCallbacks<Move, Blog>) {
  const accept = useCacheResult();
  return useApiMutation(
    ({ to, revision }: Move) => setStatus(id, revision, to),
    { update: (_, blog) => accept(blog) },
    callbacks,
  );
}
