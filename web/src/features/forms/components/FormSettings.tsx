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
import type { Found } from "../queries";
import type { Builder } from "../useBuilder";
import { PersonPick, TakenPeople } from "./PersonPick";
import { RubricEditor } from "./RubricEditor";

/** A labelled input. */
export function Labelled({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="lt-field">
      <span className="lt-label">{label}</span>
      {children}
      {hint && <span className="lt-field-hint">{hint}</span>}
    </label>
  );
}

const numberOf = (text: string) => (text === "" ? null : Number.parseInt(text, 10) || 0);

type Props = { formId: string | null; builder: Builder; people: readonly Found[] };

export function FormSettings({ formId, builder: { draft, edit }, people }: Props) {
  const { t } = useTranslation("forms");
  const { settings } = draft;
  const set = (part: Partial<Settings>) => edit({ settings: { ...settings, ...part } });
  const approvers = ["none", "manager", "admin", "named"] as const;
  // Whom the server knew by name, and who was taken since.
  const [taken, setTaken] = useState<Found[]>([]);
  const known = [...people, ...taken];
  const named = (settings.approvers ?? []).map(
    (id) => known.find((one) => one.id === id) ?? { id, name: t("person") },
  );
  const isMarked = (settings.approver ?? "none") !== "none";
  const moments = ["opensAt", "dueAt", "closesAt"] as const;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <Card title={t("about")}>
        <Stack gap="4">
          <Labelled label={t("titleLabel")}>
            <input
              className="lt-input"
              dir="auto"
              maxLength={200}
              value={draft.title}
              onChange={(event) => edit({ title: event.target.value })}
            />
          </Labelled>
          <Labelled label={t("description")}>
            <textarea
              className="lt-input lt-textarea"
              dir="auto"
              rows={3}
              maxLength={2000}
              value={draft.description}
              onChange={(event) => edit({ description: event.target.value })}
            />
          </Labelled>
          <Labelled label={t("kindLabel")} hint={t(`kindHint.${draft.kind}`)}>
            <Select
              value={draft.kind}
              onChange={(event) => edit({ kind: event.target.value as Kind })}
              choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
          </Labelled>
          <Labelled label={t("category")}>
            <input
              className="lt-input"
              dir="auto"
              maxLength={100}
              value={draft.category}
              onChange={(event) => edit({ category: event.target.value })}
            />
          </Labelled>
          <Labelled label={t("tags")} hint={t("tagsHint")}>
            <input
              className="lt-input"
              dir="auto"
              defaultValue={draft.tags.join(", ")}
              onBlur={(event) => {
                const tags = event.target.value.split(",").map((tag) => tag.trim());
                edit({ tags: [...new Set(tags.filter(Boolean))] });
              }}
            />
          </Labelled>
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
          <Labelled label={t("attemptsLabel")} hint={t("attemptsHint")}>
            <input
              className="lt-input"
              type="number"
              min={0}
              max={1000}
              value={settings.attempts ?? 0}
              onChange={(event) => set({ attempts: numberOf(event.target.value) ?? 0 })}
            />
          </Labelled>
          <Labelled label={t("passScore")} hint={t("passScoreHint")}>
            <input
              className="lt-input"
              type="number"
              min={1}
              max={100}
              value={settings.passScore ?? ""}
              onChange={(event) => set({ passScore: numberOf(event.target.value) })}
            />
          </Labelled>
          {/* The moment at which somebody earned points would tell which answers of an anonymous form are theirs. */}
          {formId && !settings.anonymous && (
            <Suspense fallback={null}>
              <PointsField type="form" documentId={formId} />
            </Suspense>
          )}
          <Labelled label={t("approver")}>
            <Select
              value={settings.approver ?? "none"}
              onChange={(event) => set({ approver: event.target.value as Settings["approver"] & string })}
              choices={approvers.map((value) => ({ value, label: t(`approvers.${value}`) }))}
            />
          </Labelled>
          {settings.approver === "named" && (
            <>
              <TakenPeople
                people={named}
                onLeave={(id) => set({ approvers: (settings.approvers ?? []).filter((one) => one !== id) })}
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
            <Labelled key={name} label={t(name)}>
              <input
                className="lt-input"
                type="datetime-local"
                value={toLocal(settings[name])}
                onChange={(event) => set({ [name]: fromLocal(event.target.value) })}
              />
            </Labelled>
          ))}
          <Labelled label={t("thanks")}>
            <textarea
              className="lt-input lt-textarea"
              dir="auto"
              rows={2}
              value={settings.thanks ?? ""}
              onChange={(event) => set({ thanks: event.target.value })}
            />
          </Labelled>
        </Stack>
      </Card>
    </SimpleGrid>
  );
}
