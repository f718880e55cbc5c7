/** The calls about a team's fields. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Body } from "../../api/client";
import { queries } from "../../app/queries";
import { queryKeys } from "../../app/queryKeys";
import type { ProfileSettings } from "./model";

export const fields = queryOptions({
  queryKey: [...queryKeys.fields, "all"],
  queryFn: ({ signal }) => api.get("/api/settings/fields", { signal }),
});

export const field = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.fields, "one", id],
    queryFn: ({ signal }) => api.get("/api/settings/fields/{id}", { path: { id }, signal }),
    // What somebody is editing stays as it is; the revision tells when they save.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Everything that is known of fields, here and in people's forms. */
export const fieldsKey = queryKeys.fields;

/** After a change the list is asked for again, and whatever shows fields; the changed one is known. */
function useFieldMutation<Variables, Data>(call: (variables: Variables) => Promise<Data>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: fieldsKey }),
  });
}

export const useAddField = () =>
  useFieldMutation((body: Body<"post", "/api/settings/fields">) =>
    api.post("/api/settings/fields", { body }),
  );

export const useEditField = () =>
  useFieldMutation(({ id, ...body }: { id: string } & Body<"put", "/api/settings/fields/{id}">) =>
    api.put("/api/settings/fields/{id}", { path: { id }, body }),
  );

export const useArchiveField = () =>
  useFieldMutation(({ id, ...body }: { id: string } & Body<"post", "/api/settings/fields/{id}/status">) =>
    api.post("/api/settings/fields/{id}/status", { path: { id }, body }),
  );

export function useReorderFields() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fieldIds: string[]) => api.put("/api/settings/fields/order", { body: { fieldIds } }),
    // The rows stand where they were put while the server is told.
    onMutate: (ids) => {
      const at = new Map(ids.map((id, place) => [id, place]));
      queryClient.setQueryData(
        fields.queryKey,
        (current) =>
          current && [...current].sort((a, b) => (at.get(a.id) ?? ids.length) - (at.get(b.id) ?? ids.length)),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: fieldsKey }),
  });
}

export const profileSettings = queryOptions({
  queryKey: [...queryKeys.settings, "profile"],
  queryFn: ({ signal }) => api.get("/api/settings/profile", { signal }),
  // A newer state must not take the place of what somebody is choosing: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export async function saveProfileSettings(
  body: Body<"patch", "/api/settings/profile">,
): Promise<ProfileSettings> {
  const saved = await api.patch("/api/settings/profile", { body });
  queries.setQueryData(profileSettings.queryKey, saved);
  return saved;
}
