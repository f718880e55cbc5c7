/** All calls about people, and the keys under which their answers are kept. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import type { Page, Schemas } from "../../api/types";
import { getMe, loadMe } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import type { ImportJob, ImportRow } from "./importPeople";
import type { PersonDetail } from "./model";

/** Who has the product open is told to nobody: it is asked for again after this time. */
const COMING_AND_GOING = 60_000;

/** Every list of people, however it was filtered. */
export const peopleListKey = [...queryKeys.people, "list"] as const;

export const people = (params: QueryParams<"/api/people">) =>
  queryOptions({
    queryKey: [...peopleListKey, params],
    queryFn: ({ signal }) => api.get("/api/people", { query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: COMING_AND_GOING,
  });

export const person = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.people, "one", id],
    queryFn: ({ signal }) => api.get("/api/people/{id}", { path: { id }, signal }),
    refetchInterval: COMING_AND_GOING,
  });

export const personFactorQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.people, "factor", id],
    queryFn: ({ signal }) => api.get("/api/people/{id}/second-factor", { path: { id }, signal }),
  });

export const myProfile = queryOptions({
  queryKey: [...queryKeys.me, "profile"],
  queryFn: ({ signal }) => api.get("/api/me/profile", { signal }),
});

/** What a field offers for what was typed. */
export const offeredOptions = (key: string, search: string) =>
  queryOptions({
    queryKey: [...queryKeys.fields, "options", key, search],
    queryFn: ({ signal }) => api.get("/api/fields/options", { query: { key, search }, signal }),
    placeholderData: keepPreviousData,
  });

export type ProfileChange = Body<"patch", "/api/me/profile">;

export function useEditMyProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => api.patch("/api/me/profile", { body }),
    onSuccess: async (own, { firstName, lastName, position }) => {
      queryClient.setQueryData(myProfile.queryKey, own);
      // The toolbar shows these too.
      if ([firstName, lastName, position].some((text) => text !== undefined)) await loadMe();
    },
  });
}

/** A form with the picture; nothing where there is no file, and the picture is taken down. */
function pictured(file: File | null): FormData | null {
  const body = new FormData();
  if (file) body.set("file", file);
  return file && body;
}

/** Puts up the picture of somebody, or one's own where nobody is named; takes it down where there is no file. */
export function usePutPicture(id: string | null, onDone: (file: File | null) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File | null): Promise<unknown> => {
      const body = pictured(file);
      if (id === null) return body ? api.put("/api/me/avatar", { body }) : api.delete("/api/me/avatar");
      return body
        ? api.put("/api/people/{id}/avatar", { path: { id }, body })
        : api.delete("/api/people/{id}/avatar", { path: { id } });
    },
    onSuccess: async (_, file) => {
      // The toolbar shows one's own too.
      if (id === null)
        await Promise.all([loadMe(), queryClient.invalidateQueries({ queryKey: myProfile.queryKey })]);
      else {
        if (getMe()?.uid === id) await loadMe();
        await queryClient.invalidateQueries({ queryKey: queryKeys.people });
      }
      onDone(file);
    },
  });
}

export async function exportPeople(params: QueryParams<"/api/people/export.csv">): Promise<void> {
  save(await api.file("/api/people/export.csv", { query: params }));
}

export type PeopleFilter = Schemas["PeopleFilter"];
type InviteBody = Body<"post", "/api/people/invitations">;

/** The latest invitations that were for many. While they go on they are asked for again, also without news. */
export const invitationJob = queryOptions({
  queryKey: [...queryKeys.people, "invitations"],
  queryFn: ({ signal }) => api.get("/api/people/invitations", { signal }),
  refetchInterval: ({ state }) =>
    state.data && !state.data.finishedAt && !state.data.stoppedAt ? 3_000 : false,
});

export function useInviteMany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InviteBody) => api.post("/api/people/invitations", { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.people }),
  });
}

/** `changePassword`: they choose one of their own at the first sign-in. */
export type NewPerson = Body<"post", "/api/people">;

/** After any change lists are asked for again; the changed person is known already. */
function usePersonMutation<Variables, Data>(
  call: (variables: Variables) => Promise<Data>,
  known?: (data: Data) => PersonDetail | null,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (data) => {
      const detail = known?.(data);
      if (detail) queryClient.setQueryData(person(detail.id).queryKey, detail);
      return queryClient.invalidateQueries({
        queryKey: queryKeys.people,
        ...(detail ? { predicate: (query) => query.queryKey[2] !== detail.id } : {}),
      });
    },
  });
}

const itself = (detail: PersonDetail) => detail;

export const useAddPerson = () =>
  usePersonMutation((body: NewPerson) => api.post("/api/people", { body }), itself);

export const useEditPerson = (id: string) =>
  usePersonMutation(
    (body: Body<"patch", "/api/people/{id}">) => api.patch("/api/people/{id}", { path: { id }, body }),
    itself,
  );

export const useGiveRoles = (id: string) =>
  usePersonMutation(
    (body: Body<"put", "/api/people/{id}/roles">) =>
      api.put("/api/people/{id}/roles", { path: { id }, body }),
    itself,
  );

export const useNameManagers = (id: string) =>
  usePersonMutation(
    (body: Body<"put", "/api/people/{id}/managers">) =>
      api.put("/api/people/{id}/managers", { path: { id }, body }),
    itself,
  );

export const useInvite = (id: string) =>
  usePersonMutation(() => api.post("/api/people/{id}/invitation", { path: { id } }), itself);

export const useRemoveFactor = (id: string) =>
  usePersonMutation(() => api.post("/api/people/{id}/second-factor/remove", { path: { id } }));

export const useFirstPassword = (id: string) =>
  usePersonMutation((body: Body<"post", "/api/people/{id}/password">) =>
    api.post("/api/people/{id}/password", { path: { id }, body }),
  );

export const useChangeStatus = () =>
  usePersonMutation((body: Body<"post", "/api/people/status">) => api.post("/api/people/status", { body }));

/** Tags that people have, or that admins offer. */
export const tagsInUse = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.people, "tags", search],
    queryFn: async ({ signal }) =>
      (await api.get("/api/permissions/values", { query: { category: "tags", search }, signal })).map(
        ({ value }) => value,
      ),
    placeholderData: keepPreviousData,
  });

/** Beside the tags that somebody has. */
export async function addTags(id: string, tags: readonly string[]): Promise<void> {
  const { revision, profile } = await api.get("/api/people/{id}", { path: { id } });
  const all = [...new Set([...profile.tags, ...tags])];
  if (all.length === profile.tags.length) return;
  const body = { revision, profile: { lists: { tags: all } } };
  await api.patch("/api/people/{id}", { path: { id }, body });
}

/** Beside the managers that somebody has; nobody becomes their own. */
export async function addManager(id: string, manager: string): Promise<void> {
  if (id === manager) throw new Error("Nobody is their own manager.");
  const { revision, managers } = await api.get("/api/people/{id}", { path: { id } });
  const managerIds = managers.map((item) => item.id);
  if (managerIds.includes(manager)) return;
  await api.put("/api/people/{id}/managers", {
    path: { id },
    body: { revision, managers: [...managerIds, manager] },
  });
}

export function useRefetchPeople(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.people });
}

/** Below the people: a new invitation is a new mail. */
export const mails = (params: QueryParams<"/api/mails">) =>
  queryOptions({
    queryKey: [...queryKeys.people, "mails", params],
    queryFn: ({ signal }) => api.get("/api/mails", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const useResendMail = () =>
  usePersonMutation((id: string) => api.post("/api/mails/{id}/again", { path: { id } }));

export const imports = queryOptions({
  queryKey: [...queryKeys.people, "imports"],
  queryFn: async ({ signal }) => (await api.get("/api/people/imports", { signal })) as ImportJob[],
});

export const importJob = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.people, "import", id],
    queryFn: async ({ signal }) =>
      (await api.get("/api/people/imports/{id}", { path: { id }, signal })) as ImportJob,
    // News come live; this is for a connection that broke.
    refetchInterval: (query) => (query.state.data?.status === "running" ? 2_000 : false),
  });

export const importRows = (id: string, params: QueryParams<"/api/people/imports/{id}/rows">) =>
  queryOptions({
    queryKey: [...queryKeys.people, "import", id, "rows", params],
    queryFn: async ({ signal }) =>
      (await api.get("/api/people/imports/{id}/rows", {
        path: { id },
        query: params,
        signal,
      })) as Page<ImportRow>,
    placeholderData: keepPreviousData,
  });

export async function downloadRows(id: string): Promise<void> {
  save(await api.file("/api/people/imports/{id}/rows.csv", { path: { id } }));
}

function useImportJobMutation<Variables>(call: (variables: Variables) => Promise<Schemas["ImportJob"]>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables) => (await call(variables)) as ImportJob,
    onSuccess: (job) => {
      queryClient.setQueryData(importJob(job.id).queryKey, job);
      // The list leads to where each import stands: who comes back to it is not led to where one stood before.
      queryClient.setQueryData(imports.queryKey, (all) =>
        all?.map((item) => (item.id === job.id ? job : item)),
      );
      void queryClient.invalidateQueries({ queryKey: imports.queryKey });
      return queryClient.invalidateQueries({ queryKey: [...queryKeys.people, "import", job.id, "rows"] });
    },
  });
}

export const useUpload = () =>
  useImportJobMutation((file: File) => {
    const body = new FormData();
    body.set("file", file);
    return api.post("/api/people/imports", { body });
  });

export const useCheck = (id: string) =>
  useImportJobMutation((choice: Schemas["CheckBody"]) =>
    api.post("/api/people/imports/{id}/check", { path: { id }, body: choice }),
  );

export function useDiscard(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete("/api/people/imports/{id}", { path: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: imports.queryKey }),
  });
}

export const useRun = (id: string) =>
  useImportJobMutation(() => api.post("/api/people/imports/{id}/run", { path: { id } }));
