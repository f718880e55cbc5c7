/** Calls of the certificates feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import { upload } from "../../api/upload";
import { useLive } from "../../app/live";
import { useMe } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";

/** Everything that admins see of certificates. */
export const certificatesKey = queryKeys.certificates;
/** One's own, apart: they change with other news. */
export const myCertificatesKey = queryKeys.ownCertificates;
/** What anybody is told about one. */
export const checkKey = queryKeys.certificate;

const PAGE_SIZE = 12;

export const certificateList = (params: QueryParams<"/api/certificates">) =>
  queryOptions({
    queryKey: [...certificatesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/certificates", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

const myCertificatesPage = (query: QueryParams<"/api/certificates/mine">, signal: AbortSignal) =>
  api.get("/api/certificates/mine", { query, signal });

export const myCertificates = infiniteQueryOptions({
  queryKey: [...myCertificatesKey, "all"],
  queryFn: ({ pageParam, signal }) => myCertificatesPage({ page: pageParam, perPage: PAGE_SIZE }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
});

/** What a course gave me last, if that was not withdrawn. */
export const myCourseCertificates = (courseId: string) =>
  queryOptions({
    queryKey: [...myCertificatesKey, "course", courseId],
    queryFn: async ({ signal }) => {
      const { items } = await myCertificatesPage({ course: courseId, perPage: 1 }, signal);
      return items[0] ?? null;
    },
  });

export const certificateCheckQuery = (code: string) =>
  queryOptions({
    queryKey: [...checkKey, code],
    queryFn: ({ signal }) => api.get("/api/certificates/check/{code}", { path: { code }, signal }),
  });

/** Mine with this code: nothing where it is somebody else's. */
export const myCertificateByCode = (code: string) =>
  queryOptions({
    queryKey: [...myCertificatesKey, "code", code],
    queryFn: async ({ signal }) => (await myCertificatesPage({ code, perPage: 1 }, signal)).items[0] ?? null,
  });

/** Where anybody finds it as a verifiable credential. */
export const credentialOf = (code: string) =>
  api.address("/api/certificates/check/{code}/credential", { path: { code } });

export const useDownloadPdf = (id: string) =>
  useApiMutation(async () => save(await api.file("/api/certificates/{id}/pdf", { path: { id } })));

export const reissueCertificate = (id: string, body: Schemas["ReissueCertificate"]) =>
  api.post("/api/certificates/{id}/reissue", { path: { id }, body });

export const templatesKey = queryKeys.certificateTemplates;

/** All that shows what became of a certificate or of a template. */
const staleKeys = [certificatesKey, checkKey, [...templatesKey, "list"]] as const;

/** Withdraws for a reason, or restores where there is none. */
export const useChangeStatus = (id: string, callbacks: MutationCallbacks<string | null, unknown>) =>
  useApiMutation<string | null, unknown>(
    (reason) =>
      reason === null
        ? api.post("/api/certificates/{id}/restore", { path: { id } })
        : api.post("/api/certificates/{id}/withdraw", { path: { id }, body: { reason } }),
    { stale: staleKeys },
    callbacks,
  );

export const templateList = (params: QueryParams<"/api/certificate-templates">) =>
  queryOptions({
    queryKey: [...templatesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/certificate-templates", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: [...templatesKey, "one", id],
    queryFn: ({ signal }) => api.get("/api/certificate-templates/{id}", { path: { id }, signal }),
    // What is being designed is not replaced under the hands of whoever designs it.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const maxNameLength = queryOptions({
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
  callbacks: MutationCallbacks<{ step: keyof typeof steps; revision: number }, unknown>,
) =>
  useApiMutation(({ step, revision }) => stepTemplate(id, step, revision), { stale: staleKeys }, callbacks);

const stepTemplate = (id: string, step: keyof typeof steps, revision: number) =>
  api.post(steps[step], { path: { id }, body: { revision } });

/** `saved` sees to it that what is published is saved, and answers its revision. */
export function usePublishTemplate(
  id: string,
  saved: () => Promise<number>,
  callbacks: MutationCallbacks<void, { revision: number }>,
) {
  const askAgain = useCacheResult();
  return useApiMutation(
    async () => stepTemplate(id, "publish", await saved()),
    {
      update: (queryClient, { revision }) => {
        queryClient.setQueryData(
          templateQuery(id).queryKey,
          (now) =>
            now && { ...now, revision, state: "published" as const, liveVersion: (now.liveVersion ?? 0) + 1 },
        );
        askAgain();
      },
    },
    callbacks,
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
export function useCacheResult(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of staleKeys) void queryClient.invalidateQueries({ queryKey });
  };
}

/** Keeps an admin's screen up with what is issued, and with what other admins do. */
export function useLiveInvalidation(): void {
  useLive([`certificates:${useTenantContext().team.id}`], useCacheResult());
}

/**
 * Keeps up what somebody is shown of their own; where a course gives many people one at a time, it tells those who have it open.
 * Guests hear nothing: what they see is asked for again when they come back to it.
 */
export function useMyLiveInvalidation(courseId?: string): void {
  const queryClient = useQueryClient();
  const me = useMe();
  const course = courseId ? [`learners:${courseId}`] : [];
  useLive(me ? [`me:${me.uid}`, ...course] : [], (message) => {
    if (message !== null && !message.kind.startsWith("certificate.")) return;
    for (const queryKey of [myCertificatesKey, checkKey]) void queryClient.invalidateQueries({ queryKey });
  });
}
