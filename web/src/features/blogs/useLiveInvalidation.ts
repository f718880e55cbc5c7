/** Keeps a screen up with what is published, and an admin's with the drafts too. */
import { useQueryClient } from "@tanstack/react-query";
import { admits } from "../../app/gate";
import { useLive } from "../../app/live";
import { rolesOf, useUser } from "../../app/me";
import { useTenantContext } from "../../app/tenantContext";
import { useJittered } from "../../app/withJitter";
import { blogsKey } from "./queries";

/** Whether the person may write. */
export const useMayWrite = () => admits("admin", rolesOf(useUser()));

export function useLiveInvalidation(): void {
  const queryClient = useQueryClient();
  const { team } = useTenantContext();
  const mayWrite = useMayWrite();
  const topics = [`blogs:${team.id}`, ...(mayWrite ? [`drafts:${team.id}`] : [])];
  const refetch = () => void queryClient.invalidateQueries({ queryKey: blogsKey });
  const refetchSoon = useJittered(refetch);
  useLive(topics, (message) => (message?.kind === "blog.appeared" ? refetchSoon() : refetch()));
}
