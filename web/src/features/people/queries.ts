/** All calls about people, and the keys under which their answers are kept. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import type { RoleName, Schemas } from "../../api/types";
import { getMe, loadMe } from "../../app/me";
import type { Choice, ImportJob, ImportRow } from "./importing";
import type { MailRow, OwnProfile, PersonDetail, PersonRow, ProfileValues, Status } from "./model";

export type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

/** Who has the product open is told to nobody: it is asked for again after this time. */
const COMING_AND_GOING = 60_000;

/** Every list of people, however it was filtered. */
export const peopleListKey = ["people", "list"] as const;

export const people = (params: Query) =>
  queryOptions({
    queryKey: [...peopleListKey, params],
    queryFn: ({ signal }) => api.get<Page<PersonRow>>("/api/people", { query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: COMING_AND_GOING,
  });

export const person = (id: string) =>
  queryOptions({
    queryKey: ["people", "one", id],
    queryFn: ({ signal }) => api.get<PersonDetail>(`/api/people/${id}`, { signal }),
    refetchInterval: COMING_AND_GOING,
  });

export const theirFactor = (id: string) =>
  queryOptions({
    queryKey: ["people", "factor", id],
    queryFn: ({ signal }) => api.get<Schemas["TheirFactor"]>(`/api/people/${id}/second-factor`, { signal }),
  });

export const ownProfile = queryOptions({
  queryKey: ["me", "profile"],
  queryFn: ({ signal }) => api.get<OwnProfile>("/api/me/profile", { signal }),
});

/** What a field offers for what was typed. */
export const offeredOptions = (key: string, search: string) =>
  queryOptions({
    queryKey: ["fields", "options", key, search],
    queryFn: ({ signal }) => api.get<string[]>("/api/fields/options", { query: { key, search }, signal }),
    placeholderData: keepPreviousData,
  });

export type OwnChange = { revision: number } & ProfileValues;

export function useEditOwn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnChange) => api.patch<OwnProfile>("/api/me/profile", { body }),
    onSuccess: async (own, { firstName, lastName, position }) => {
      client.setQueryData(ownProfile.queryKey, own);
      // The toolbar shows these too.
      if ([firstName, lastName, position].some((text) => text !== undefined)) await loadMe();
    },
  });
}

type Pictured = { avatar: string | null };

/** Puts a picture up, or takes it down where there is no file. */
function picture(path: string, file: File | null): Promise<Pictured> {
  if (!file) return api.delete<Pictured>(path);
  const body = new FormData();
  body.set("file", file);
  return api.put<Pictured>(path, { body });
}

export function usePicture(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File | null) => picture(`/api/people/${id}/avatar`, file),
    onSuccess: async () => {
      if (getMe()?.uid === id) await loadMe();
      await client.invalidateQueries({ queryKey: ["people"] });
    },
  });
}

export function useOwnPicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File | null) => picture("/api/me/avatar", file),
    // The toolbar shows it too.
    onSuccess: () => Promise.all([loadMe(), client.invalidateQueries({ queryKey: ownProfile.queryKey })]),
  });
}

export async function exportPeople(params: Query): Promise<void> {
  save(await api.file("/api/people/export.csv", { query: params }));
}

export type PeopleFilter = Schemas["PeopleFilter"];
type InviteBody = { ids?: string[]; filter?: PeopleFilter; again: boolean };

/** The latest invitations that were for many. While they go on they are asked for again, also without news. */
export const invitationJob = queryOptions({
  queryKey: ["people", "invitations"],
  queryFn: ({ signal }) => api.get<Schemas["InvitationJob"] | null>("/api/people/invitations", { signal }),
  refetchInterval: ({ state }) =>
    state.data && !state.data.finishedAt && !state.data.stoppedAt ? 3_000 : false,
});

export function useInviteMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InviteBody) => api.post<Schemas["InvitedMany"]>("/api/people/invitations", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["people"] }),
  });
}

/** `changePassword`: they choose one of their own at the first sign-in. */
type FirstPassword = { password?: string; changePassword?: boolean };

export type NewPerson = { profile: ProfileValues; roles: RoleName[]; invite: boolean } & FirstPassword;

/** After any change lists are asked for again; the changed person is known already. */
function useChange<Given, Answer>(
  call: (given: Given) => Promise<Answer>,
  known?: (answer: Answer) => PersonDetail | null,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      const detail = known?.(answer);
      if (detail) client.setQueryData(person(detail.id).queryKey, detail);
      return client.invalidateQueries({
        queryKey: ["people"],
        ...(detail ? { predicate: (query) => query.queryKey[2] !== detail.id } : {}),
      });
    },
  });
}

const itself = (detail: PersonDetail) => detail;

export const useAddPerson = () =>
  useChange((body: NewPerson) => api.post<PersonDetail>("/api/people", { body }), itself);

export const useEditPerson = (id: string) =>
  useChange(
    (body: { revision: number; profile: ProfileValues }) =>
      api.patch<PersonDetail>(`/api/people/${id}`, { body }),
    itself,
  );

export const useGiveRoles = (id: string) =>
  useChange(
    (body: { revision: number; roles: RoleName[] }) =>
      api.put<PersonDetail>(`/api/people/${id}/roles`, { body }),
    itself,
  );

export const useNameManagers = (id: string) =>
  useChange(
    (body: { revision: number; managers: string[] }) =>
      api.put<PersonDetail>(`/api/people/${id}/managers`, { body }),
    itself,
  );

export const useInvite = (id: string) =>
  useChange(() => api.post<PersonDetail>(`/api/people/${id}/invitation`), itself);

export const useRemoveFactor = (id: string) =>
  useChange(() => api.post<void>(`/api/people/${id}/second-factor/remove`));

export const useFirstPassword = (id: string) =>
  useChange((body: { password: string; changePassword: boolean }) =>
    api.post<void>(`/api/people/${id}/password`, { body }),
  );

export const useChangeStatus = () =>
  useChange((body: { ids: string[]; status: Status }) =>
    api.post<{ changed: number }>("/api/people/status", { body }),
  );

/** Below the people: a new invitation is a new mail. */
export const mails = (params: Query) =>
  queryOptions({
    queryKey: ["people", "mails", params],
    queryFn: ({ signal }) => api.get<Page<MailRow>>("/api/mails", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const useMailAgain = () => useChange((id: string) => api.post<void>(`/api/mails/${id}/again`));

export const imports = queryOptions({
  queryKey: ["people", "imports"],
  queryFn: ({ signal }) => api.get<ImportJob[]>("/api/people/imports", { signal }),
});

export const importJob = (id: string) =>
  queryOptions({
    queryKey: ["people", "import", id],
    queryFn: ({ signal }) => api.get<ImportJob>(`/api/people/imports/${id}`, { signal }),
    // News come live; this is for a connection that broke.
    refetchInterval: (query) => (query.state.data?.status === "running" ? 2_000 : false),
  });

export const importRows = (id: string, params: Query) =>
  queryOptions({
    queryKey: ["people", "import", id, "rows", params],
    queryFn: ({ signal }) =>
      api.get<Page<ImportRow>>(`/api/people/imports/${id}/rows`, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export async function downloadRows(id: string): Promise<void> {
  save(await api.file(`/api/people/imports/${id}/rows.csv`));
}

function useJobChange<Given>(call: (given: Given) => Promise<ImportJob>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (job) => {
      client.setQueryData(importJob(job.id).queryKey, job);
      // The list leads to where each import stands: who comes back to it is not led to where one stood before.
      client.setQueryData(imports.queryKey, (all) => all?.map((one) => (one.id === job.id ? job : one)));
      void client.invalidateQueries({ queryKey: imports.queryKey });
      return client.invalidateQueries({ queryKey: ["people", "import", job.id, "rows"] });
    },
  });
}

export const useUpload = () =>
  useJobChange((file: File) => {
    const body = new FormData();
    body.set("file", file);
    return api.post<ImportJob>("/api/people/imports", { body });
  });

export const useCheck = (id: string) =>
  useJobChange((choice: Choice) => api.post<ImportJob>(`/api/people/imports/${id}/check`, { body: choice }));

export function useDiscard(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete<void>(`/api/people/imports/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: imports.queryKey }),
  });
}

export const useRun = (id: string) =>
  useJobChange(() => api.post<ImportJob>(`/api/people/imports/${id}/run`));
