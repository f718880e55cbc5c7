/** What a form is called, how it is given and limited, and who looks at what was submitted. */
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Select } from "@learnt/ui/form/SelectField";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { PointsField } from "../../../app/lazyParts";
import { fromLocal, toLocal } from "../../../app/localTime";
import { type Criterion, type Kind, kinds, type Settings } from "../model";
import type { FoundPerson } from "../queries";
import type { Builder } from "../useBuilder";
import { ChosenPeople, PersonPick } from "./PersonPick";
import { RubricEditor } from "./RubricEditor";

/** A labelled input. */
export function LabelledField({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="kit-field">
      <span className="kit-label">{label}</span>
      {children}
      {hint && <span className="kit-field-hint">{hint}</span>}
    </label>
  );
}

const numberOf = (text: string) => (text === "" ? null : Number.parseInt(text, 10) || 0);

type Props = { formId: string | null; builder: Builder; people: readonly FoundPerson[] };

export function FormSettings({ formId, builder: { draft, edit }, people }: Props) {
  const { t } = useTranslation("forms");
  const { settings } = draft;
  const set = (part: Partial<Settings>) => edit({ settings: { ...settings, ...part } });
  const approvers = ["none", "manager", "admin", "named"] as const;
  // Whom the server knew by name, and who was taken since.
  const [taken, setTaken] = useState<FoundPerson[]>([]);
  const known = [...people, ...taken];
  const named = (settings.approvers ?? []).map(
    (id) => known.find((item) => item.id === id) ?? { id, name: t("person") },
  );
  const isMarked = (settings.approver ?? "none") !== "none";
  const moments = ["opensAt", "dueAt", "closesAt"] as const;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <Card title={t("about")}>
        <Stack gap="4">
          <LabelledField label={t("titleLabel")}>
            <input
              className="kit-input"
              dir="auto"
              maxLength={200}
              value={draft.title}
              onChange={(event) => edit({ title: event.target.value })}
            />
          </LabelledField>
          <LabelledField label={t("description")}>
            <textarea
              className="kit-input kit-textarea"
              dir="auto"
              rows={3}
              maxLength={2000}
              value={draft.description}
              onChange={(event) => edit({ description: event.target.value })}
            />
          </LabelledField>
          <LabelledField label={t("kindLabel")} hint={t(`kindHint.${draft.kind}`)}>
            <Select
              value={draft.kind}
              onChange={(event) => edit({ kind: event.target.value as Kind })}
              choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
          </LabelledField>
          <LabelledField label={t("category")}>
            <input
              className="kit-input"
              dir="auto"
              maxLength={100}
              value={draft.category}
              onChange={(event) => edit({ category: event.target.value })}
            />
          </LabelledField>
          <LabelledField label={t("tags")} hint={t("tagsHint")}>
            <input
              className="kit-input"
              dir="auto"
              defaultValue={draft.tags.join(", ")}
              onBlur={(event) => {
                const tags = event.target.value.split(",").map((tag) => tag.trim());
                edit({ tags: [...new Set(tags.filter(Boolean))] });
              }}
            />
          </LabelledField>
        </Stack>
      </Card>
      <Card title={t("giving")}>
        <Stack gap="4">
          <Switch
            label={t("openToTeam")}
            about={t("openToTeamHint")}
            checked={settings.openToTeam ?? false}
            onChange={(openToTeam) => set({ openToTeam })}
          />
          <Switch
            label={t("anonymous")}
            about={t("anonymousHint")}
            checked={settings.anonymous ?? false}
            onChange={(anonymous) => set({ anonymous })}
          />
          <Switch
            label={t("oneAtATime")}
            checked={settings.oneAtATime ?? false}
            onChange={(oneAtATime) => set({ oneAtATime })}
          />
          <LabelledField label={t("attemptsLabel")} hint={t("attemptsHint")}>
            <input
              className="kit-input"
              type="number"
              min={0}
              max={1000}
              value={settings.attempts ?? 0}
              onChange={(event) => set({ attempts: numberOf(event.target.value) ?? 0 })}
            />
          </LabelledField>
          <LabelledField label={t("passScore")} hint={t("passScoreHint")}>
            <input
              className="kit-input"
              type="number"
              min={1}
              max={100}
              value={settings.passScore ?? ""}
              onChange={(event) => set({ passScore: numberOf(event.target.value) })}
            />
          </LabelledField>
          {/* The moment at which somebody earned points would tell which answers of an anonymous form are theirs. */}
          {formId && !settings.anonymous && (
            <Suspense fallback={null}>
              <PointsField type="form" documentId={formId} />
            </Suspense>
          )}
          <LabelledField label={t("approver")}>
            <Select
              value={settings.approver ?? "none"}
              onChange={(event) => set({ approver: event.target.value as Settings["approver"] & string })}
              choices={approvers.map((value) => ({ value, label: t(`approvers.${value}`) }))}
            />
          </LabelledField>
          {settings.approver === "named" && (
            <>
              <ChosenPeople
                people={named}
                onLeave={(id) => set({ approvers: (settings.approvers ?? []).filter((item) => item !== id) })}
              />
              <PersonPick
                label={t("findMarker")}
                place="markers"
                without={settings.approvers ?? []}
                onTake={(person) => {
                  setTaken((before) => [...before, person]);
                  set({ approvers: [...(settings.approvers ?? []), person.id] });
                }}
              />
            </>
          )}
          {isMarked && draft.kind !== "request" && (
            <Switch
              label={t("secondMarker")}
              about={t("secondMarkerHint")}
              checked={settings.secondMarker ?? false}
              onChange={(secondMarker) => set({ secondMarker })}
            />
          )}
          {isMarked && (
            <RubricEditor
              rubric={(settings.rubric ?? []) as Criterion[]}
              onChange={(rubric) => set({ rubric: rubric as NonNullable<Settings["rubric"]> })}
            />
          )}
          {moments.map((name) => (
            <LabelledField key={name} label={t(name)}>
              <input
                className="kit-input"
                type="datetime-local"
                value={toLocal(settings[name])}
                onChange={(event) => set({ [name]: fromLocal(event.target.value) })}
              />
            </LabelledField>
          ))}
          <LabelledField label={t("thanks")}>
            <textarea
              className="kit-input kit-textarea"
              dir="auto"
              rows={2}
              value={settings.thanks ?? ""}
              onChange={(event) => set({ thanks: event.target.value })}
            />
          </LabelledField>
        </Stack>
      </Card>
    </SimpleGrid>
  );
}
