/** The editor of a rule: categories as rows that must all match, values as chips of which one is enough, and who that is. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Select } from "@learnt/ui/form/SelectField";
import { ApiProblem } from "@learnt/ui/http/problem";
import { HStack } from "@learnt/ui/layout/layout";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { User, Users, UsersRound } from "lucide-react";
import { type KeyboardEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { DueEditor } from "../../../app/lazyParts";
import { useTenantContext } from "../../../app/tenantContext";
import {
  type Category,
  categoryName,
  type DocumentType,
  isComplete,
  type Named,
  type Permission,
  presets,
  type Rule,
  rows,
  valueName,
  without,
  withoutValue,
  withValue,
} from "../model";
import { categories, changePermission, createPermission } from "../queries";
import { CategoryRow } from "./CategoryRow";
import { PreviewPane } from "./PreviewPane";

type Props = {
  type: DocumentType;
  documentId: string;
  title: string;
  permission: Permission | undefined;
  hidden: boolean;
  onClose: () => void;
  onSaved: () => void;
};

/** An arrow key opens the list: on a closed one it would add whatever category comes next. */
function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  event.currentTarget.showPicker?.();
}

export function RuleEditor({ type, documentId, title, permission, hidden, onClose, onSaved }: Props) {
  const { t } = useTranslation("permissions");
  const known = useQuery(categories);
  const all = known.data ?? [];
  const [rule, setRule] = useState<Rule>(permission?.rule ?? {});
  const [names, setNames] = useState<readonly Named[]>(permission?.names ?? []);
  const [optional, setOptional] = useState(permission?.isOptional ?? false);
  const [due, setDue] = useState(permission?.due ?? null);
  const [fresh, setFresh] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{
    message: string;
    meanwhile: boolean;
    fields: Record<string, string>;
  } | null>(null);
  const { team } = useTenantContext();
  const begin = presets(team.id);
  const complete = isComplete(rule, all);
  const before = permission ?? { rule: {}, isOptional: false, due: null };
  const dirty =
    optional !== before.isOptional ||
    JSON.stringify([rule, due]) !== JSON.stringify([before.rule, before.due]);
  const isDated = type === "course";

  const of = (id: string): Category =>
    all.find((one) => one.id === id) ?? { id, label: null, shape: "text", values: [] };
  const add = (category: string, value: string, name: string) => {
    if (name !== value) setNames((now) => [...now, { id: value, name }]);
    setRule((now) => withValue(now, category, value));
  };
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { rule, isOptional: optional, ...(isDated ? { due } : {}) };
      const { added, removed, inProgress } = permission
        ? await changePermission(permission.id, { ...body, revision: permission.revision })
        : await createPermission({ ...body, type, documentId });
      const description = inProgress
        ? t("savedJob", { count: inProgress })
        : t("savedText", { added, removed });
      toast.success(t("saved"), hidden ? {} : { description });
      onSaved();
      onClose();
    } catch (error) {
      const { message, fields = [] } = toFailure(error);
      const meanwhile = error instanceof ApiProblem && error.code === "changed_meanwhile";
      const ofRows = Object.fromEntries(fields.map((one) => [one.field.replace(/^rule\./, ""), one.message]));
      setFailure({ message, meanwhile, fields: ofRows });
    } finally {
      setBusy(false);
    }
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
            onClick={() => void save()}
            disabledReason={complete ? undefined : t("editor.incomplete")}
          >
            {busy ? t("editor.saving") : t("editor.save")}
          </Button>
        </>
      }
    >
      <div className="pe-editor">
        {failure && (
          <Notice
            tone="bad"
            // What is wrong with the rule as a whole stands at none of its rows.
            title={failure.fields.rule ?? failure.message}
            action={
              failure.meanwhile ? (
                <Button
                  size="sm"
                  onClick={() => {
                    onSaved();
                    onClose();
                  }}
                >
                  {t("conflict")}
                </Button>
              ) : undefined
            }
          />
        )}
        <ol className="pe-rows">
          {rows(rule, all).map(([category, values], i) => (
            <li key={category}>
              {i > 0 && <span className="pe-joint">{t("and")}</span>}
              <CategoryRow
                category={of(category)}
                values={values}
                label={(value) => valueName(t, of(category), value, names)}
                error={failure?.fields[category]}
                fresh={category === fresh}
                onAdd={(value, name) => add(category, value, name)}
                onTake={(value) => setRule((now) => withoutValue(now, category, value))}
                onRemove={() => setRule((now) => without(now, category))}
              />
            </li>
          ))}
        </ol>
        {Object.keys(rule).length === 0 && (
          <HStack gap="2" flexWrap="wrap" role="group" aria-label={t("preset.title")}>
            <Button size="sm" icon={<Users />} onClick={() => setRule(begin.everyone)}>
              {t("preset.everyone")}
            </Button>
            <Button size="sm" icon={<UsersRound />} onClick={() => setRule(begin.team)}>
              {t("preset.team", { team: team.displayName })}
            </Button>
            <Button
              size="sm"
              icon={<User />}
              onClick={() => {
                setRule({ userId: [] });
                setFresh("userId");
              }}
            >
              {t("preset.person")}
            </Button>
          </HStack>
        )}
        <Select
          data-autofocus={permission ? undefined : true}
          aria-label={t("editor.addCategory")}
          placeholder={t("editor.addCategory")}
          value=""
          onKeyDown={openFirst}
          onChange={(event) => {
            const id = event.target.value;
            const first = all.find((one) => one.id === id)?.shape === "nobody" ? [id] : [];
            if (id) setRule((now) => ({ ...now, [id]: now[id] ?? first }));
            setFresh(id);
          }}
          choices={all
            .filter((one) => !(one.id in rule))
            .map((one) => ({ value: one.id, label: categoryName(t, one.id, all) }))}
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
      </div>
    </Drawer>
  );
}
