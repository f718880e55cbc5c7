/** Keeps a screen up with what is published, and an admin's with the drafts too. */
import { useQueryClient } from "@tanstack/react-query";
import { admits } from "../../app/gate";
import { useHere } from "../../app/here";
import { useInTurn } from "../../app/inTurn";
import { useLive } from "../../app/live";
import { rolesOf, useUser } from "../../app/me";
import { blogsKey } from "./queries";

/** Whether the person may write. */
export const useMayWrite = () => admits("admin", rolesOf(useUser()));

export function useNews(): void {
  const cache = useQueryClient();
  const { team } = useHere();
  const mayWrite = useMayWrite();
  const topics = [`blogs:${team.id}`, ...(mayWrite ? [`drafts:${team.id}`] : [])];
  const again = () => void cache.invalidateQueries({ queryKey: blogsKey });
  const soon = useInTurn(again);
  useLive(topics, (news) => (news?.kind === "blog.appeared" ? soon() : again()));
}
