/** The entries of a tenant, each ticked or not, with what every role sees of them beside. */
import { Button } from "@learnt/ui/action/Button";
import { isEqual } from "@learnt/ui/base/rebase";
import { useSaving } from "@learnt/ui/base/useSaving";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { FormActions } from "@learnt/ui/form/Form";
import { Select } from "@learnt/ui/form/SelectField";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Entry, isAlways, productTree, type Tree } from "../model";
import { type NavigationSettings, type Template, useSaveNavigation } from "../queries";
import { useEntryName } from "../useEntryName";
import { Preview } from "./Preview";

type Props = {
  tenant: string;
  settings: NavigationSettings;
  templates: readonly Template[];
  onStale: () => unknown;
};

/** Each entry by itself: what somebody else ticks meanwhile stays beside what is ticked here. */
type HiddenIds = Readonly<Record<string, true>>;

const toHiddenIds = (ids: readonly string[]): HiddenIds =>
  Object.fromEntries(ids.map((id) => [id, true as const]));

export function Availability({ tenant, settings, templates, onStale }: Props) {
  const { t } = useTranslation("navigation");
  const { settle } = useSaveNavigation();
  const before = { template: settings.template ?? "", gone: toHiddenIds([...settings.unavailable].sort()) };
  const { draft, edit, bar } = useSaving({
    before,
    changeOf: ({ template, gone }) => {
      const sorted = toHiddenIds(Object.keys(gone).sort());
      return isEqual({ template, gone: sorted }, before) ? null : { template, gone };
    },
    save: async ({ template, gone }) => {
      const unavailable = Object.keys(gone).filter((id) => containsEntry(tree, id));
      await settle(tenant, { template: template || null, unavailable, revision: settings.revision });
      toast.success(t("saved"));
    },
    refetch: onStale,
  });
  const { template } = draft;
  const removed = useMemo(() => new Set(Object.keys(draft.gone)), [draft.gone]);
  const chosen = templates.find(({ id }) => id === template);
  // What is only in the template can be left out as well.
  const tree = useMemo(
    () => [...productTree, ...(chosen?.navigation ?? []).filter(({ id }) => !containsEntry(productTree, id))],
    [chosen],
  );
  const turn = (id: string, on: boolean) => {
    const { [id]: _, ...others } = draft.gone;
    edit({ gone: on ? others : { ...others, [id]: true } });
  };
  const nameOf = (id: unknown) => templates.find((item) => item.id === id)?.name ?? t("product");

  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <Card title={t("entriesTitle")} note={t("entriesNote")}>
        <Stack gap="4">
          <Stack gap="1">
            <label className="kit-label" htmlFor="navigation-template">
              {t("begins")}
            </label>
            <Select
              id="navigation-template"
              placeholder={t("product")}
              value={template}
              onChange={(event) => edit({ template: event.target.value })}
              choices={templates.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Text muted small>
              {t("beginsHint")}
            </Text>
          </Stack>
          <Level tree={tree} gone={removed} isGone={false} onToggle={turn} />
          <SaveFailure
            error={bar.error}
            conflict={bar.conflict}
            describe={([part]) => (part === "template" ? { label: t("begins"), text: nameOf } : undefined)}
          />
          <FormActions>
            <Button disabled={!bar.isDirty || bar.busy} onClick={bar.onReset}>
              {t("discard")}
            </Button>
            <Button variant="solid" disabled={!bar.isDirty} busy={bar.busy} onClick={bar.onSave}>
              {t(bar.busy ? "saving" : "save")}
            </Button>
          </FormActions>
        </Stack>
      </Card>
      <TeamPreview settings={settings} begins={chosen?.navigation ?? productTree} gone={removed} />
    </SimpleGrid>
  );
}

const containsEntry = (tree: Tree, id: string): boolean =>
  tree.some((entry) => entry.id === id || containsEntry(entry.children ?? [], id));

type LevelProps = {
  tree: Tree;
  gone: ReadonlySet<string>;
  isGone: boolean;
  onToggle: (id: string, on: boolean) => void;
};

function Level({ tree, gone, isGone, onToggle }: LevelProps) {
  return (
    <Stack as="ul" gap="2" listStyleType="none" paddingInlineStart="4">
      {tree
        .filter((entry) => !isAlways(entry))
        .map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} gone={gone} isGone={isGone} onToggle={onToggle} />
          </li>
        ))}
    </Stack>
  );
}

function Line({ entry, gone, isGone, onToggle }: Omit<LevelProps, "tree"> & { entry: Entry }) {
  const { t } = useTranslation("navigation");
  const box = useId();
  const name = useEntryName()(entry);
  const isOn = !isGone && !gone.has(entry.id);
  return (
    <Stack gap="2">
      <label className="kit-check-row" htmlFor={box}>
        <Checkbox
          id={box}
          checked={isOn}
          // What lies below a part goes with it.
          disabled={isGone}
          aria-label={t("available", { name })}
          onChange={(event) => onToggle(entry.id, event.target.checked)}
        />
        <span dir="auto">{name}</span>
      </label>
      {entry.children && <Level tree={entry.children} gone={gone} isGone={!isOn} onToggle={onToggle} />}
    </Stack>
  );
}

type TeamPreviewProps = { settings: NavigationSettings; begins: Tree; gone: ReadonlySet<string> };

/** A team's own navigation, or the one with which a team begins. */
function TeamPreview({ settings, begins, gone }: TeamPreviewProps) {
  const { t } = useTranslation("navigation");
  const [team, setTeam] = useState("");
  const own = settings.teams.filter(({ navigation }) => navigation.length > 0);
  const tree = own.find(({ id }) => id === team)?.navigation ?? begins;
  return (
    <Preview tree={tree} unavailable={gone}>
      {own.length > 0 && (
        <Select
          aria-label={t("of")}
          placeholder={t("beginning")}
          value={team}
          onChange={(event) => setTeam(event.target.value)}
          choices={own.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Preview>
  );
}
