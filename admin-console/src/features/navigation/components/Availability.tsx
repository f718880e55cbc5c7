/** The entries of a tenant, each ticked or not, with what every role sees of them beside. */
import { Button } from "@learnt/ui/action/Button";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { FormActions } from "@learnt/ui/form/Form";
import { Select } from "@learnt/ui/form/SelectField";
import { ApiProblem } from "@learnt/ui/http/problem";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type Entry, isAlways, productTree, type Tree } from "../model";
import { type Settled, type Template, useSettling } from "../queries";
import { useNames } from "../useNames";
import { Preview } from "./Preview";

type Props = { tenant: string; settled: Settled; templates: readonly Template[]; onNewest: () => void };

export function Availability({ tenant, settled, templates, onNewest }: Props) {
  const { t } = useTranslation("navigation");
  const { settle } = useSettling();
  const [template, setTemplate] = useState(settled.template ?? "");
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set(settled.unavailable));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const chosen = templates.find(({ id }) => id === template);
  // What is only in the template can be left out as well.
  const tree = useMemo(
    () => [...productTree, ...(chosen?.navigation ?? []).filter(({ id }) => !has(productTree, id))],
    [chosen],
  );
  const before = [...settled.unavailable].sort().join();
  const isDirty = template !== (settled.template ?? "") || [...gone].sort().join() !== before;
  useUnsaved(isDirty && !busy);

  const save = () => {
    setBusy(true);
    setError(null);
    const known = [...gone].filter((id) => has(tree, id));
    settle(tenant, { template: template || null, unavailable: known, revision: settled.revision })
      .then(() => toast.success(t("saved")))
      .catch(setError)
      .finally(() => setBusy(false));
  };
  const turn = (id: string, on: boolean) => {
    const next = new Set(gone);
    if (on) next.delete(id);
    else next.add(id);
    setGone(next);
  };
  const isStale = error instanceof ApiProblem && error.code === "changed_meanwhile";

  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <Card title={t("entriesTitle")} note={t("entriesNote")}>
        <Stack gap="4">
          <Stack gap="1">
            <label className="lt-label" htmlFor="navigation-template">
              {t("begins")}
            </label>
            <Select
              id="navigation-template"
              placeholder={t("product")}
              value={template}
              onChange={(event) => setTemplate(event.target.value)}
              choices={templates.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Text muted small>
              {t("beginsHint")}
            </Text>
          </Stack>
          <Level tree={tree} gone={gone} isGone={false} onTurn={turn} />
          {error !== null && (
            <Notice
              tone="bad"
              title={isStale ? t("stale") : toFailure(error).message}
              action={isStale && <Button onClick={onNewest}>{t("newest")}</Button>}
            >
              {isStale && t("staleText")}
            </Notice>
          )}
          <FormActions>
            <Button
              disabled={!isDirty || busy}
              onClick={() => {
                setTemplate(settled.template ?? "");
                setGone(new Set(settled.unavailable));
              }}
            >
              {t("discard")}
            </Button>
            <Button variant="solid" disabled={!isDirty} busy={busy} onClick={save}>
              {t(busy ? "saving" : "save")}
            </Button>
          </FormActions>
        </Stack>
      </Card>
      <TeamPreview settled={settled} begins={chosen?.navigation ?? productTree} gone={gone} />
    </SimpleGrid>
  );
}

const has = (tree: Tree, id: string): boolean =>
  tree.some((entry) => entry.id === id || has(entry.children ?? [], id));

type LevelProps = {
  tree: Tree;
  gone: ReadonlySet<string>;
  isGone: boolean;
  onTurn: (id: string, on: boolean) => void;
};

function Level({ tree, gone, isGone, onTurn }: LevelProps) {
  return (
    <Stack as="ul" gap="2" listStyleType="none" paddingInlineStart="4">
      {tree
        .filter((entry) => !isAlways(entry))
        .map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} gone={gone} isGone={isGone} onTurn={onTurn} />
          </li>
        ))}
    </Stack>
  );
}

function Line({ entry, gone, isGone, onTurn }: Omit<LevelProps, "tree"> & { entry: Entry }) {
  const { t } = useTranslation("navigation");
  const box = useId();
  const name = useNames()(entry);
  const isOn = !isGone && !gone.has(entry.id);
  return (
    <Stack gap="2">
      <label className="lt-check-row" htmlFor={box}>
        <Checkbox
          id={box}
          checked={isOn}
          // What lies below a part goes with it.
          disabled={isGone}
          aria-label={t("available", { name })}
          onChange={(event) => onTurn(entry.id, event.target.checked)}
        />
        <span dir="auto">{name}</span>
      </label>
      {entry.children && <Level tree={entry.children} gone={gone} isGone={!isOn} onTurn={onTurn} />}
    </Stack>
  );
}

type TeamPreviewProps = { settled: Settled; begins: Tree; gone: ReadonlySet<string> };

/** A team's own navigation, or the one with which a team begins. */
function TeamPreview({ settled, begins, gone }: TeamPreviewProps) {
  const { t } = useTranslation("navigation");
  const [team, setTeam] = useState("");
  const own = settled.teams.filter(({ navigation }) => navigation.length > 0);
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
