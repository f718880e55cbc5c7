/**
 * A rule as it is written. While it awards nothing it is saved by itself after a pause, on the revision that is known. One that is
 * active awards by what is saved, and what was awarded stays: that is saved whole, when a button says so.
 */
import { isEqual } from "@learnt/ui/base/rebase";
import { useSaving } from "@learnt/ui/base/useSaving";
import { toast } from "@learnt/ui/feedback/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSavedDraft } from "../../app/useSavedDraft";
import { type BadgeRule, bodyOf, draftOf, type RuleDraft } from "./model";
import { badgeRuleQuery, saveBadgeRule, useCacheResult } from "./queries";

/** What the parts of an editor share. */
export type Editor = {
  draft: RuleDraft;
  edit: (part: Partial<RuleDraft>) => void;
};

export function useSelfSaving(rule: BadgeRule) {
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

export function useSavedByButton(rule: BadgeRule) {
  const { t } = useTranslation("badge_rules");
  const accept = useCacheResult();
  const queryClient = useQueryClient();
  const before = draftOf(rule);
  return useSaving({
    before,
    changeOf: (draft) => (isEqual(draft, before) ? null : draft),
    save: async (draft: RuleDraft) => {
      const saved = await saveBadgeRule(rule.id, rule.revision, bodyOf(draft));
      accept(saved);
      toast.success(t("saved"), saved.isRunning ? { description: t("running.begun") } : {});
    },
    refetch: () => queryClient.fetchQuery({ ...badgeRuleQuery(rule.id), staleTime: 0 }),
  });
}
