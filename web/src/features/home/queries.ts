/** Calls of the home feature, with their keys. */
import { queryOptions } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import { queries } from "../../app/queries";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { HomepageDraft } from "./homepageDraft";
import type { Home, Kind, Widget, WithWidgets } from "./model";

export const homeKey = (kind: Kind) => [...queryKeys.home, kind] as const;

export const home = (kind: Kind) =>
  queryOptions({
    queryKey: homeKey(kind),
    queryFn: async ({ signal }) => (await api.get("/api/home", { query: { kind }, signal })) as Home,
  });

/** Keeps a widget off one's own homepage, or brings it back: at once, and taken back if the server does not agree. */
export async function hide(kind: Kind, widget: string, hidden: boolean): Promise<void> {
  const queryKey = homeKey(kind);
  const show = (isHidden: boolean) =>
    queries.setQueryData<Home>(queryKey, (page) => {
      const others = page?.hidden.filter((id) => id !== widget) ?? [];
      return page && { ...page, hidden: isHidden ? [...others, widget] : others };
    });
  await queries.cancelQueries({ queryKey });
  show(hidden);
  try {
    await api.put("/api/home/hidden", { body: { kind, widget, hidden } });
  } catch (error) {
    show(!hidden);
    throw error;
  } finally {
    void queries.invalidateQueries({ queryKey });
  }
}

export type Draft = WithWidgets<Schemas["Draft"]>;

export const draftKey = (kind: Kind) => [...queryKeys.homeDraft, kind] as const;

/** What the server has now; the open editor stays as it is. */
export const readDraft = (kind: Kind, signal?: AbortSignal) =>
  api.get("/api/home/draft", { query: { kind }, signal }) as Promise<Draft>;

export const draft = (kind: Kind) =>
  queryOptions({
    queryKey: draftKey(kind),
    queryFn: ({ signal }) => readDraft(kind, signal),
    refetchOnMount: "always",
    // The editor's copy is the newest there is; what somebody else did is found when it is saved.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type HomeChanged = Schemas["HomeChanged"];

export const saveDraft = (kind: Kind, revision: number, widgets: readonly Widget[]) =>
  api.put("/api/home/draft", { body: { kind, revision, widgets } });

export const publish = (kind: Kind, revision: number) =>
  api.post("/api/home/publish", { body: { kind, revision } });

/** For an admin, who arranges a draft: also what has still to come, which is left out where it is shown. */
export const newestPosts = (category: string) =>
  queryOptions({
    queryKey: [...queryKeys.homePosts, "of", category] as const,
    queryFn: async ({ signal }) => {
      const query: QueryParams<"/api/blogs"> = {
        kind: "blog",
        status: "published",
        sort: "-publishedAt",
        perPage: 100,
        ...(category && { category }),
      };
      const { items } = await api.get("/api/blogs", { query, signal });
      return items;
    },
  });

export const blogCategories = queryOptions({
  queryKey: [...queryKeys.homePosts, "categories"] as const,
  queryFn: async ({ signal }) => {
    const { categories } = await api.get("/api/blogs/filters", { query: { kind: "blog" }, signal });
    return categories;
  },
});

export type VersionRow = Schemas["VersionRow"];

export const versions = (kind: Kind) =>
  queryOptions({
    queryKey: [...queryKeys.homeVersions, kind] as const,
    queryFn: ({ signal }) => api.get("/api/home/versions", { query: { kind }, signal }),
    refetchOnMount: "always",
  });

export const version = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.homeVersion, id] as const,
    queryFn: async ({ signal }) =>
      (await api.get("/api/home/versions/{id}", { path: { id }, signal })) as WithWidgets<Schemas["Version"]>,
  });

/** Takes what was published before back into the draft, once that is saved. */
export const useRestore = (homepageDraft: HomepageDraft, callbacks: MutationCallbacks<VersionRow, unknown>) =>
  useApiMutation(
    async ({ id }: VersionRow) => {
      await homepageDraft.flush();
      const { widgets } = await queries.fetchQuery(version(id));
      const body = { revision: homepageDraft.revision };
      const { revision } = await api.post("/api/home/versions/{id}/restore", { path: { id }, body });
      return { widgets, revision };
    },
    { update: (_, { widgets, revision }) => homepageDraft.take(widgets, revision) },
    callbacks,
  );
