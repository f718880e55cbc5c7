/** The editor of a rule: categories as rows that must all match, values as chips of which one is enough, and who that is. */
import { Button } from "@learnt/ui/action/Button";
import { isEqual } from "@learnt/ui/base/rebase";
import { useSaving } from "@learnt/ui/base/useSaving";
import type { DescribeField } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { toast } from "@learnt/ui/feedback/toast";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { isChangedMeanwhile } from "@learnt/ui/http/problem";
import { Stack } from "@learnt/ui/layout/layout";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { documentType } from "../../../app/documentTypes";
import { DueEditor } from "../../../app/lazyParts";
import { categoryName, type DocumentType, isComplete, type Permission, valueName } from "../model";
import { categories, saveRule, useRefetchPermissions } from "../queries";
import { PreviewPane } from "./PreviewPane";
import { RuleRows } from "./RuleRows";

type Props = {
  type: DocumentType;
  documentId: string;
  title: string;
  permission: Permission | undefined;
  hidden: boolean;
  onClose: () => void;
};

export function RuleEditor(props: Props) {
  const { type, documentId, title, permission, hidden, onClose } = props;
  const { t } = useTranslation("permissions");
  const refresh = useRefetchPermissions();
  const query = useQuery(categories);
  const all = query.data ?? [];
  const before = {
    rule: permission?.rule ?? {},
    isOptional: permission?.isOptional ?? false,
    due: permission?.due ?? null,
  };
  const isDated = documentType(type)?.hasDueDates === true;
  const { draft, edit, save, bar } = useSaving({
    before,
    changeOf: (draft) => (isEqual(draft, before) ? null : draft),
    save: async ({ due, ...rest }: typeof before) => {
      const body = { ...rest, ...(isDated ? { due } : {}) };
      const { added, removed, inProgress } = await saveRule(
        permission
          ? { ...body, id: permission.id, revision: permission.revision }
          : { ...body, type, documentId },
      );
      const description = inProgress
        ? t("savedJob", { count: inProgress })
        : t("savedText", { added, removed });
      toast.success(t("saved"), hidden ? {} : { description });
      void refresh();
      onClose();
    },
    refetch: refresh,
  });
  const { rule, isOptional: optional, due } = draft;
  const { busy, isDirty: dirty } = bar;
  const complete = isComplete(rule, all);
  const isStale = isChangedMeanwhile(bar.error);
  const failure = bar.error && !isStale ? toFailure(bar.error) : null;
  const errors =
    failure &&
    Object.fromEntries(
      (failure.fields ?? []).map((item) => [item.field.replace(/^rule\./, ""), item.message]),
    );
  const describe: DescribeField = ([part, id]) => {
    if (part === "due") return { label: t("conflict.due") };
    if (part !== "rule" || !id) return undefined;
    const category = all.find((item) => item.id === id);
    const say = (value: string) => valueName(t, category, value, permission?.names ?? []);
    return {
      label: categoryName(t, id, all),
      text: (values) => (Array.isArray(values) ? values.map(say).join(", ") : undefined),
    };
  };

  return (
    <Drawer
      open
      onClose={onClose}
      keep={dirty && !busy}
      size="lg"
      title={t(permission ? "editor.change" : "editor.new", { title })}
      note={t("editor.note")}
      footer={
        <>
          <Button onClick={onClose}>{t("editor.cancel")}</Button>
          <Button
            variant="solid"
            busy={busy}
            onClick={() => save(draft)}
            disabledReason={complete ? undefined : t("editor.incomplete")}
          >
            {busy ? t("editor.saving") : t("editor.save")}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <SaveFailure error={isStale ? bar.error : null} conflict={bar.conflict} describe={describe} />
        {/* What is wrong with the rule as a whole stands at none of its rows. */}
        {failure && <Notice tone="bad" title={errors?.rule ?? failure.message} />}
        <RuleRows
          rule={rule}
          names={permission?.names}
          errors={errors ?? undefined}
          focused={!permission}
          onChange={(rule) => edit({ rule })}
        />
        <Switch
          checked={optional}
          onChange={(isOptional) => edit({ isOptional })}
          label={t("editor.isOptional")}
        />
        {isDated && (
          <Suspense fallback={null}>
            <DueEditor
              value={due}
              inherited={t("editor.dueInherited")}
              error={errors?.due}
              onChange={(due) => edit({ due })}
            />
          </Suspense>
        )}
        <PreviewPane
          type={type}
          documentId={documentId}
          permissionId={permission?.id}
          rule={complete ? rule : null}
          hidden={hidden}
          optional={optional}
        />
      </Stack>
    </Drawer>
  );
}
