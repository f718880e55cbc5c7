/** Licence bills: the only calls of this feature. */
import { save } from "@learnt/ui/base/save";
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type LicenceLine = components["schemas"]["LicenceLine"];
export type LicencePerson = components["schemas"]["LicencePerson"];
export type LicenceNote = components["schemas"]["LicenceNoteView"];

export type LicenceFilter = {
  month?: string;
  search?: string;
  state?: string;
  sort?: string;
  page?: number;
  perPage?: number;
};

export const licencesQuery = (query: LicenceFilter) =>
  queryOptions({
    queryKey: ["licences", "list", query],
    queryFn: () => unwrapOrThrow(client.GET("/api/licences", { params: { query: query } })),
    placeholderData: keepPreviousData,
  });

export const monthsQuery = queryOptions({
  queryKey: ["licences", "months"],
  queryFn: () => unwrapOrThrow(client.GET("/api/licences/months")),
});

export type Month = { tenant: string; month: string };

export const licenceQuery = (path: Month) =>
  queryOptions({
    queryKey: ["licences", "one", path],
    queryFn: () => unwrapOrThrow(client.GET("/api/licences/{tenant}/{month}", { params: { path } })),
  });

export const peopleQuery = (path: Month, query: { page?: number; perPage?: number }) =>
  queryOptions({
    queryKey: ["licences", "people", path, query],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/licences/{tenant}/{month}/people", { params: { path, query } })),
    placeholderData: keepPreviousData,
  });

/** What people call a tenant's teams. One that is erased has none any more: its teams stay with their ids. */
export function useTeamNames(tenant: string): (id: string) => string {
  const { data } = useQuery({
    queryKey: ["tenant", tenant],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}", { params: { path: { id: tenant } } })),
    retry: false,
  });
  return useCallback((id) => data?.teams.find((team) => team.id === id)?.displayName ?? id, [data]);
}

export async function exportLicences(query: LicenceFilter): Promise<void> {
  const file = await unwrapOrThrow(
    client.GET("/api/licences/export.csv", { params: { query }, parseAs: "blob" }),
  );
  save({ blob: file as Blob, name: `licences-${query.month ?? "now"}.csv` });
}

/** The same as a workbook, whose numbers a spreadsheet adds up. */
export async function exportWorkbook(query: LicenceFilter): Promise<void> {
  const file = await unwrapOrThrow(
    client.GET("/api/licences/export.xlsx", { params: { query }, parseAs: "blob" }),
  );
  save({ blob: file as unknown as Blob, name: `licences-${query.month ?? "now"}.xlsx` });
}

/** The same as a PDF, for paper. */
export async function exportPaper(query: LicenceFilter): Promise<void> {
  const file = await unwrapOrThrow(
    client.GET("/api/licences/export.pdf", { params: { query }, parseAs: "blob" }),
  );
  save({ blob: file as unknown as Blob, name: `licences-${query.month ?? "now"}.pdf` });
}

/** What an operator decides of a tenant's month; everything that shows it is asked for again. */
export function useReview(path: Month) {
  const queryClient = useQueryClient();
  const params = { params: { path } };
  const refetch = () => queryClient.invalidateQueries({ queryKey: ["licences"] });
  return {
    /** An approval says how many people it bills: another number by now is refused. */
    decide: async (to: string, note: string, people?: number) => {
      const body = { to, note: note || null, people: to === "approved" ? people : null };
      try {
        await unwrapOrThrow(client.POST("/api/licences/{tenant}/{month}/state", { ...params, body }));
      } finally {
        // Whoever is refused sees what it is by now.
        await refetch();
      }
    },
    note: async (text: string) => {
      await unwrapOrThrow(client.POST("/api/licences/{tenant}/{month}/notes", { ...params, body: { text } }));
      await refetch();
    },
    waive: async (user: string, text: string) => {
      const person = { params: { path: { ...path, user } }, body: { text } };
      await unwrapOrThrow(client.PUT("/api/licences/{tenant}/{month}/waivers/{user}", person));
      await refetch();
    },
    unwaive: async (user: string) => {
      const person = { params: { path: { ...path, user } } };
      await unwrapOrThrow(client.DELETE("/api/licences/{tenant}/{month}/waivers/{user}", person));
      await refetch();
    },
    recount: async () => {
      const counted = await unwrapOrThrow(client.POST("/api/licences/{tenant}/{month}/recount", params));
      await refetch();
      return counted;
    },
  };
}
