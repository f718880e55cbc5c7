/** A rule as it is written: saved by itself after a pause, on the revision that is known. */
import { useQueryClient } from "@tanstack/react-query";
import { type SavedDraft, useSavedDraft } from "../../app/useSavedDraft";
import { type BadgeRule, bodyOf, draftOf, type RuleDraft } from "./model";
import { badgeRuleQuery, saveBadgeRule, useCacheResult } from "./queries";

export type Editor = SavedDraft<RuleDraft>;

export function useEditor(rule: BadgeRule): Editor {
  const accept = useCacheResult();
  const queryClient = useQueryClient();
  return useSavedDraft({
    start: draftOf(rule),
    revision: rule.revision,
    send: (revision: number, draft: RuleDraft) => saveBadgeRule(rule.id, revision, bodyOf(draft)),
    accept,
    read: async () => {
      const now = await queryClient.fetchQuery({ ...badgeRuleQuery(rule.id), staleTime: 0 });
      return { revision: now.revision, draft: draftOf(now) };
    },
  });
}
