/** The editor of a rule: categories as rows that must all match, values as chips of which one is enough, and who that is. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Stack } from "@learnt/ui/layout/layout";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { DueEditor } from "../../../app/lazyParts";
import { type DocumentType, isComplete, type Permission, type Rule } from "../model";
import { categories, useSaveRule } from "../queries";
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

export function RuleEditor({ type, documentId, title, permission, hidden, onClose }: Props) {
  const { t } = useTranslation("permissions");
  const known = useQuery(categories);
  const all = known.data ?? [];
  const [rule, setRule] = useState<Rule>(permission?.rule ?? {});
  const [optional, setOptional] = useState(permission?.isOptional ?? false);
  const [due, setDue] = useState(permission?.due ?? null);
  const [failure, setFailure] = useState<{
    message: string;
    meanwhile: boolean;
    fields: Record<string, string>;
  } | null>(null);
  const complete = isComplete(rule, all);
  const before = permission ?? { rule: {}, isOptional: false, due: null };
  const dirty =
    optional !== before.isOptional ||
    JSON.stringify([rule, due]) !== JSON.stringify([before.rule, before.due]);
  const isDated = type === "course";

  const saving = useSaveRule({
    onSuccess: ({ added, removed, inProgress }) => {
      const description = inProgress
        ? t("savedJob", { count: inProgress })
        : t("savedText", { added, removed });
      toast.success(t("saved"), hidden ? {} : { description });
      onClose();
    },
    onError: (error) => {
      const { message, fields = [] } = toFailure(error);
      const meanwhile = error instanceof ApiProblem && error.code === "changed_meanwhile";
      const ofRows = Object.fromEntries(fields.map((one) => [one.field.replace(/^rule\./, ""), one.message]));
      setFailure({ message, meanwhile, fields: ofRows });
    },
  });
  const busy = saving.isPending;
  const save = () => {
    setFailure(null);
    const body = { rule, isOptional: optional, ...(isDated ? { due } : {}) };
    saving.mutate(
      permission
        ? { ...body, id: permission.id, revision: permission.revision }
        : { ...body, type, documentId },
    );
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
            onClick={save}
            disabledReason={complete ? undefined : t("editor.incomplete")}
          >
            {busy ? t("editor.saving") : t("editor.save")}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure && (
          <Notice
            tone="bad"
            // What is wrong with the rule as a whole stands at none of its rows.
            title={failure.fields.rule ?? failure.message}
            action={
              failure.meanwhile ? (
                <Button size="sm" onClick={onClose}>
                  {t("conflict")}
                </Button>
              ) : undefined
            }
          />
        )}
        <RuleRows
          rule={rule}
          names={permission?.names}
          errors={failure?.fields}
          focused={!permission}
          onChange={setRule}
        />
        <Switch checked={optional} onChange={setOptional} label={t("editor.isOptional")} />
        {isDated && (
          <Suspense fallback={null}>
            <DueEditor
              value={due}
              inherited={t("editor.dueInherited")}
              error={failure?.fields.due}
              onChange={setDue}
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
