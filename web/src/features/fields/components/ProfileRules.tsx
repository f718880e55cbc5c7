/** What people may do with each field that everybody has, on their own page. */

import { useSaving } from "@learnt/ui/base/useSaving";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Segments } from "@learnt/ui/form/Segments";
import { Lines } from "@learnt/ui/layout/Lines";
import { Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { SaveBar } from "../../../app/SaveBar";
import {
  changedRules,
  isName,
  type ProfileRule,
  type ProfileSetting,
  type ProfileSettings,
  rulesOf,
} from "../model";
import { saveProfileSettings } from "../queries";
import { FieldFacts, Rule } from "./styles";

export function ProfileRules({ saved, refetch }: { saved: ProfileSettings; refetch: () => unknown }) {
  const { t } = useTranslation("fields");
  const before = rulesOf(saved);
  const undo = async (revision: number, fields: ProfileRule[]) => {
    try {
      await saveProfileSettings({ revision, fields });
      toast.success(t("manage.undone"));
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  const { draft, setDraft, bar } = useSaving({
    before,
    changeOf: (draft) => {
      const fields = changedRules(before, draft);
      return fields.length > 0 ? fields : null;
    },
    save: async (fields) => {
      const { revision } = await saveProfileSettings({ revision: saved.revision, fields });
      const former = before.filter(({ field }) => fields.some((item) => item.field === field));
      toast.success(t("saved"), {
        id: "profile-rules",
        action: { label: t("undo"), onClick: () => void undo(revision, former) },
      });
    },
    refetch,
  });
  const update = (next: ProfileRule) =>
    setDraft(draft.map((item) => (item.field === next.field ? next : item)));

  return (
    <Card title={t("manage.fields")} note={t("manage.fieldsNote")}>
      <Lines pad="2" css={{ "& + .kit-save": { marginBlockStart: "4" } }}>
        {saved.fields.map((setting, i) => (
          <RuleRow key={setting.field} setting={setting} rule={draft[i] ?? setting} onChange={update} />
        ))}
      </Lines>
      <SaveBar
        {...bar}
        describe={([field]) => (field ? { label: t(`has.${field as ProfileRule["field"]}`) } : undefined)}
      />
    </Card>
  );
}

type RowProps = { setting: ProfileSetting; rule: ProfileRule; onChange: (next: ProfileRule) => void };

function RuleRow({ setting: { field, choices }, rule, onChange }: RowProps) {
  const { t } = useTranslation("fields");
  const id = useId();
  const name = t(`has.${field}`);
  const isEdited = rule.access === "editable";
  return (
    <Rule>
      <Grid gap="0.2rem" minInlineSize="0">
        <strong>{name}</strong>
        {!choices.includes("editable") && (
          <FieldFacts>{t(field === "email" ? "manage.email" : "manage.admins")}</FieldFacts>
        )}
      </Grid>
      {choices.length > 1 ? (
        <Segments
          label={name}
          hideLabel
          value={rule.access}
          options={choices.map((value) => ({ value, label: t(`access.${value}`) }))}
          onChange={(access) => onChange({ ...rule, access })}
        />
      ) : (
        <Badge>{t(`access.${rule.access}`)}</Badge>
      )}
      {isEdited && isName(field) && <Badge tone="warn">{t("required")}</Badge>}
      {isEdited && !isName(field) && (
        <label className="kit-check-row" htmlFor={id}>
          <Checkbox
            id={id}
            aria-label={t("manage.requiredOf", { name })}
            checked={Boolean(rule.required)}
            onChange={(event) => onChange({ ...rule, required: event.target.checked })}
          />
          <span>{t("isRequired")}</span>
        </label>
      )}
    </Rule>
  );
}
