/** By when the pathway is to be completed. What is still being typed is kept here until it is whole. */
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Card } from "@learnt/ui/page/Card";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { DueEditor } from "../../../app/lazyParts";
import { type DueRule, isWhole } from "../model";
import type { Editor } from "../useEditor";

export function DueCard({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { t } = useTranslation("pathways");
  const [typed, setTyped] = useState<DueRule | null>(null);
  const wrong = toFailure(editor.error ?? null).fields?.find(({ field }) => field === "due");
  const change = (rule: DueRule | null) => {
    const due = rule ?? { kind: "none" };
    setTyped(isWhole(due) ? null : due);
    if (isWhole(due)) editor.edit({ due });
  };
  return (
    <Card title={t("due.title")} note={t("due.note")}>
      <Suspense fallback={<SkeletonText lines={2} />}>
        <DueEditor
          value={typed ?? editor.draft.due}
          disabled={disabled}
          error={typed ? t("due.incomplete") : editor.error ? wrong?.message : undefined}
          onChange={change}
        />
      </Suspense>
    </Card>
  );
}
