/** Calls of the certificates feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api, type Body } from "../../api/client";
import type { Schemas } from "../../api/types";
import { upload } from "../../api/upload";
import { useLive } from "../../app/live";
import { useMe } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type Then, useChange } from "../../app/useChange";

/** Everything that admins see of certificates. */
export const certificatesKey = queryKeys.certificates;
/** One's own, apart: they change with other news. */
export const ownKey = queryKeys.ownCertificates;
/** What anybody is told about one. */
export const checkKey = queryKeys.certificate;

const OWN_AT_ONCE = 12;

export const certificateList = (params: Asked<"/api/certificates">) =>
  queryOptions({
    queryKey: [...certificatesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/certificates", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

const ownPage = (query: Asked<"/api/certificates/mine">, signal: AbortSignal) =>
  api.get("/api/certificates/mine", { query, signal });

export const ownCertificates = infiniteQueryOptions({
  queryKey: [...ownKey, "all"],
  queryFn: ({ pageParam, signal }) => ownPage({ page: pageParam, perPage: OWN_AT_ONCE }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
});

/** What a course gave me last, if that was not withdrawn. */
export const ownOfCourse = (courseId: string) =>
  queryOptions({
    queryKey: [...ownKey, "course", courseId],
    queryFn: async ({ signal }) => {
      const { items } = await ownPage({ course: courseId, perPage: 1 }, signal);
      return items[0] ?? null;
    },
  });

export const oneCheck = (code: string) =>
  queryOptions({
    queryKey: [...checkKey, code],
    queryFn: ({ signal }) => api.get("/api/certificates/check/{code}", { path: { code }, signal }),
  });

/** Mine with this code: nothing where it is somebody else's. */
export const ownByCode = (code: string) =>
  queryOptions({
    queryKey: [...ownKey, "code", code],
    queryFn: async ({ signal }) => (await ownPage({ code, perPage: 1 }, signal)).items[0] ?? null,
  });

/** Where anybody finds it as a verifiable credential. */
export const credentialOf = (code: string) =>
  api.address("/api/certificates/check/{code}/credential", { path: { code } });

export const useDownloadPdf = (id: string) =>
  useChange(async () => save(await api.file("/api/certificates/{id}/pdf", { path: { id } })));

export const reissueCertificate = (id: string, body: Schemas["ReissueCertificate"]) =>
  api.post("/api/certificates/{id}/reissue", { path: { id }, body });

export const templatesKey = queryKeys.certificateTemplates;

/** All that shows what became of a certificate or of a template. */
const changed = [certificatesKey, checkKey, [...templatesKey, "list"]] as const;

/** Withdraws for a reason, or restores where there is none. */
export const useChangeStatus = (id: string, then: Then<string | null, unknown>) =>
  useChange<string | null, unknown>(
    (reason) =>
      reason === null
        ? api.post("/api/certificates/{id}/restore", { path: { id } })
        : api.post("/api/certificates/{id}/withdraw", { path: { id }, body: { reason } }),
    { stale: changed },
    then,
  );

export const templateList = (params: Asked<"/api/certificate-templates">) =>
  queryOptions({
    queryKey: [...templatesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/certificate-templates", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const oneTemplate = (id: string) =>
  queryOptions({
    queryKey: [...templatesKey, "one", id],
    queryFn: ({ signal }) => api.get("/api/certificate-templates/{id}", { path: { id }, signal }),
    // What is being designed is not replaced under the hands of whoever designs it.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const longestName = queryOptions({
  queryKey: [...templatesKey, "longestName"],
  queryFn: async ({ signal }) => (await api.get("/api/certificate-templates/longest-name", { signal })).name,
});

export const createTemplate = (body: Body<"post", "/api/certificate-templates">) =>
  api.post("/api/certificate-templates", { body });

export const saveTemplate = (id: string, body: Schemas["SaveCertificateTemplate"]) =>
  api.put("/api/certificate-templates/{id}", { path: { id }, body });

const steps = {
  publish: "/api/certificate-templates/{id}/publish",
  archive: "/api/certificate-templates/{id}/archive",
  restore: "/api/certificate-templates/{id}/restore",
} as const;

export const useStepTemplate = (
  id: string,
  then: Then<{ step: keyof typeof steps; revision: number }, unknown>,
) => useChange(({ step, revision }) => stepTemplate(id, step, revision), { stale: changed }, then);

const stepTemplate = (id: string, step: keyof typeof steps, revision: number) =>
  api.post(steps[step], { path: { id }, body: { revision } });

/** `saved` sees to it that what is published is saved, and answers its revision. */
export function usePublishTemplate(
  id: string,
  saved: () => Promise<number>,
  then: Then<void, { revision: number }>,
) {
  const askAgain = useAccept();
  return useChange(
    async () => stepTemplate(id, "publish", await saved()),
    {
      update: (client, { revision }) => {
        client.setQueryData(
          oneTemplate(id).queryKey,
          (now) =>
            now && { ...now, revision, state: "published" as const, liveVersion: (now.liveVersion ?? 0) + 1 },
        );
        askAgain();
      },
    },
    then,
  );
}

export type Sample = Body<"post", "/api/certificate-templates/preview">;

/** A design as the server draws it, and the characters that it has no letters for. */
export async function drawSample(body: Sample, signal?: AbortSignal) {
  const { blob, headers } = await api.fileOf("/api/certificate-templates/preview", { body, signal });
  return { blob, missing: headers.get("missing-characters") };
}

export const uploadPicture = (file: File, onProgress: (percent: number) => void) =>
  upload("/api/files", file, { fields: { kind: "image" }, onProgress });

/** Has everything that admins see of certificates asked for again. */
export function useAccept(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of changed) void cache.invalidateQueries({ queryKey });
  };
}

/** Keeps an admin's screen up with what is issued, and with what other admins do. */
export function useLiveInvalidation(): void {
  useLive([`certificates:${useTenantContext().team.id}`], useAccept());
}

/**
 * Keeps up what somebody is shown of their own; where a course gives many people one at a time, it tells those who have it open.
 * Guests hear nothing: what they see is asked for again when they come back to it.
 */
export function useOwnNews(courseId?: string): void {
  const cache = useQueryClient();
  const me = useMe();
  const course = courseId ? [`learners:${courseId}`] : [];
  useLive(me ? [`me:${me.uid}`, ...course] : [], (news) => {
    if (news !== null && !news.kind.startsWith("certificate.")) return;
    for (const queryKey of [ownKey, checkKey]) void cache.invalidateQueries({ queryKey });
  });
}
