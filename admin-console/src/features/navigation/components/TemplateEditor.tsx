/** A template: named, put in order, entries renamed, switched off and added; a new one begins as the product's own tree. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { isEqual } from "@learnt/ui/base/rebase";
import { useSaving } from "@learnt/ui/base/useSaving";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { toast } from "@learnt/ui/feedback/toast";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { FormActions } from "@learnt/ui/form/Form";
import { HStack, SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { ArrowDown, ArrowUp, Link as LinkIcon, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { change, type Entry, productTree, removeEntry, step, type Tree, withLink } from "../model";
import { type Template, useSaveNavigation } from "../queries";
import { useEntryName } from "../useEntryName";
import { LinkDialog } from "./LinkDialog";
import { Preview } from "./Preview";

type Props = { template: Template | undefined; onClose: () => void; onStale: () => unknown };

const nothing: ReadonlySet<string> = new Set();

export function TemplateEditor({ template, onClose, onStale }: Props) {
  const { t } = useTranslation("navigation");
  const nameOf = useEntryName();
  const { create, change: save } = useSaveNavigation();
  const [adding, setAdding] = useState(false);
  const before = { name: template?.name ?? "", tree: template?.navigation ?? productTree };
  const { draft, edit, bar } = useSaving({
    before,
    changeOf: (draft) => (isEqual(draft, before) ? null : draft),
    save: async ({ name, tree }) => {
      if (template) await save(template.id, name.trim(), tree, template.revision);
      else await create(name.trim(), tree);
      toast.success(t("templateSaved"));
      onClose();
    },
    refetch: onStale,
  });
  const { name, tree } = draft;
  const setTree = (tree: Tree) => edit({ tree });
  const { busy } = bar;
  /** A part of the tree by the name of the entry that it belongs to. */
  const describe = ([part, ...ids]: readonly string[]) => {
    if (part === "name") return { label: t("name") };
    const entry = ids.reverse().flatMap((id) => find(tree, id) ?? [])[0];
    return entry && { label: nameOf(entry) };
  };

  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <Card title={t("templateTitle")} note={t("templateNote")}>
        <Stack gap="4">
          <Stack gap="1">
            <label className="kit-label" htmlFor="template-name">
              {t("name")}
            </label>
            <input
              id="template-name"
              className="kit-input"
              value={name}
              maxLength={80}
              dir="auto"
              onChange={(event) => edit({ name: event.target.value })}
            />
          </Stack>
          <Level tree={tree} whole={tree} onChange={setTree} />
          <HStack>
            <Button size="sm" icon={<LinkIcon aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t("addLink")}
            </Button>
          </HStack>
          <SaveFailure error={bar.error} conflict={bar.conflict} describe={describe} />
          <FormActions>
            <Button disabled={busy} onClick={onClose}>
              {t("back")}
            </Button>
            <Button
              variant="solid"
              disabled={(template && !bar.isDirty) || name.trim() === ""}
              busy={busy}
              onClick={bar.onSave}
            >
              {t(busy ? "saving" : "save")}
            </Button>
          </FormActions>
        </Stack>
      </Card>
      <Preview tree={tree} unavailable={nothing} />
      {adding && (
        <LinkDialog
          onClose={() => setAdding(false)}
          onDone={(title, url) => {
            setTree(withLink(tree, title, url));
            setAdding(false);
          }}
        />
      )}
    </SimpleGrid>
  );
}

const find = (tree: Tree, id: string): Entry | undefined =>
  tree.find((entry) => entry.id === id) ?? tree.flatMap(({ children }) => find(children ?? [], id) ?? [])[0];

type LevelProps = { tree: Tree; whole: Tree; onChange: (tree: Tree) => void };

function Level({ tree, whole, onChange }: LevelProps) {
  return (
    <Stack as="ul" gap="2" listStyleType="none" paddingInlineStart="3">
      {tree.map((entry, index) => (
        <li key={entry.id}>
          <Line
            entry={entry}
            whole={whole}
            isFirst={index === 0}
            isLast={index === tree.length - 1}
            onChange={onChange}
          />
          {entry.children && <Level tree={entry.children} whole={whole} onChange={onChange} />}
        </li>
      ))}
    </Stack>
  );
}

type LineProps = Omit<LevelProps, "tree"> & { entry: Entry; isFirst: boolean; isLast: boolean };

function Line({ entry, whole, isFirst, isLast, onChange }: LineProps) {
  const { t } = useTranslation("navigation");
  const nameOf = useEntryName();
  const name = nameOf(entry);
  const { title: _, ...unnamed } = entry;
  return (
    <HStack gap="1" wrap="wrap">
      <IconButton
        size="sm"
        icon={<ArrowUp />}
        label={t("up", { name })}
        disabled={isFirst}
        onClick={() => onChange(step(whole, entry.id, -1))}
      />
      <IconButton
        size="sm"
        icon={<ArrowDown />}
        label={t("down", { name })}
        disabled={isLast}
        onClick={() => onChange(step(whole, entry.id, 1))}
      />
      {entry.type === "divider" ? (
        <Text muted>{t("line")}</Text>
      ) : (
        <input
          className="kit-input"
          aria-label={t("rename", { name: nameOf(unnamed) })}
          value={entry.title ?? ""}
          placeholder={nameOf(unnamed)}
          maxLength={80}
          dir="auto"
          onChange={(event) => onChange(change(whole, entry.id, { title: event.target.value || undefined }))}
        />
      )}
      <Switch
        hideLabel
        checked={entry.enabled !== false}
        label={t("shown", { name })}
        onChange={(on) => onChange(change(whole, entry.id, { enabled: on }))}
      />
      {entry.id !== "logout" && (
        <IconButton
          size="sm"
          icon={<Trash2 />}
          label={t("remove", { name })}
          onClick={() => onChange(removeEntry(whole, entry.id))}
        />
      )}
    </HStack>
  );
}
