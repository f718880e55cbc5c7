/** By when the pathway is to be completed. What is still being typed is kept here until it is whole. */
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Card } from "@learnt/ui/page/Card";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { DueEditor } from "../../../app/lazyParts";
import { type DueRule, isCompleteRule } from "../model";
import type { Editor } from "../useEditor";

export function DueCard({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { t } = useTranslation("pathways");
  const [input, setInput] = useState<DueRule | null>(null);
  const failure = toFailure(editor.error ?? null).fields?.find(({ field }) => field === "due");
  const change = (rule: DueRule | null) => {
    const due = rule ?? { kind: "none" };
    setInput(isCompleteRule(due) ? null : due);
    if (isCompleteRule(due)) editor.edit({ due });
  };
  return (
    <Card title={t("due.title")} note={t("due.note")}>
      <Suspense fallback={<SkeletonText lines={2} />}>
        <DueEditor
          value={input ?? editor.draft.due}
          disabled={disabled}
          error={input ? t("due.incomplete") : editor.error ? failure?.message : undefined}
          onChange={change}
        />
      </Suspense>
    </Card>
  );
}
