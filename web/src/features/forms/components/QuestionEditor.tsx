/** The questions of a form: the outline, the question as it will look, and all that can be said of it. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box, Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Card } from "@learnt/ui/page/Card";
import { ArrowDown, ArrowUp, Copy, FilePlus, ListPlus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyOf, type Field, fieldTypes, moved, newField, newId, type Section } from "../model";
import type { Builder } from "../useBuilder";
import { Canvas } from "./Canvas";
import { ImportQuestions } from "./ImportQuestions";
import { PageProperties } from "./PageProperties";
import { Properties } from "./Properties";

/** Names of any length, as a list has them. */
const PLACE = {
  whiteSpace: "normal",
  blockSize: "auto",
  justifyContent: "start",
  textAlign: "start",
} as const;

export function QuestionEditor({ builder: { draft, edit } }: { builder: Builder }) {
  const { t } = useTranslation("forms");
  const { sections } = draft.content;
  const [chosen, setChosen] = useState<string | null>(sections[0]?.fields[0]?.id ?? null);
  const [isImporting, setImporting] = useState(false);
  const update = (next: Section[]) => edit({ content: { sections: next } });
  const page = sections.find(({ id }) => id === chosen);
  const owner = sections.find(({ fields }) => fields.some(({ id }) => id === chosen));
  const field = owner?.fields.find(({ id }) => id === chosen);
  const all = sections.flatMap(({ fields }) => fields);
  const setFields = (section: Section, fields: Field[]) =>
    update(sections.map((item) => (item.id === section.id ? { ...item, fields } : item)));
  /** After the chosen question, or at the end of the chosen page. */
  const bring = (created: Field[]) => {
    const target = page ?? owner ?? sections.at(-1);
    const last = created.at(-1);
    if (!target || !last) return;
    const at = field ? target.fields.indexOf(field) + 1 : target.fields.length;
    setFields(target, [...target.fields.slice(0, at), ...created, ...target.fields.slice(at)]);
    setChosen(last.id);
  };
  const add = (type: Field["type"]) =>
    bring([newField(type, t(`type.${type}`), (number) => t("optionNumber", { number }))]);
  /** By so many places; over the edge of a page into the next one. */
  const move = (section: Section, item: Field, by: -1 | 1) => {
    const at = section.fields.indexOf(item);
    const to = at + by;
    if (to >= 0 && to < section.fields.length) return setFields(section, moved(section.fields, at, to));
    const other = sections[sections.indexOf(section) + by];
    if (!other) return;
    const rest = section.fields.filter(({ id }) => id !== item.id);
    const joined = by < 0 ? [...other.fields, item] : [item, ...other.fields];
    update(
      sections.map((each) =>
        each.id === section.id
          ? { ...each, fields: rest }
          : each.id === other.id
            ? { ...each, fields: joined }
            : each,
      ),
    );
  };
  const drop = (dragged: string, dropTarget: string) => {
    const from = sections.find(({ fields }) => fields.some(({ id }) => id === dragged));
    const item = from?.fields.find(({ id }) => id === dragged);
    if (!item || dragged === dropTarget) return;
    update(
      sections.map((each) => {
        const before = each.fields.findIndex(({ id }) => id === dropTarget);
        const rest = each.fields.filter(({ id }) => id !== dragged);
        if (before < 0)
          return each.id === dropTarget ? { ...each, fields: [item, ...rest] } : { ...each, fields: rest };
        const moving = each.fields.findIndex(({ id }) => id === dragged);
        const at = moving >= 0 && moving < before ? before : rest.findIndex(({ id }) => id === dropTarget);
        return { ...each, fields: [...rest.slice(0, at), item, ...rest.slice(at)] };
      }),
    );
  };
  const remove = (section: Section, item: Field) => {
    setFields(
      section,
      section.fields.filter(({ id }) => id !== item.id),
    );
    setChosen(section.id);
  };
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)" }}
      gap="4"
      alignItems="start"
    >
      <Card
        title={t("outline")}
        actions={
          <HStack gap="1">
            <Menu
              trigger={<Button icon={<Plus />}>{t("addQuestion")}</Button>}
              entries={fieldTypes.map((type) => ({
                id: type,
                label: t(`type.${type}`),
                onSelect: () => add(type),
              }))}
            />
            <IconButton label={t("bring.title")} icon={<ListPlus />} onClick={() => setImporting(true)} />
            <IconButton
              label={t("addPage")}
              icon={<FilePlus />}
              onClick={() => {
                const created = { id: newId(), title: "", fields: [] };
                update([...sections, created]);
                setChosen(created.id);
              }}
            />
          </HStack>
        }
      >
        <Stack gap="3">
          {sections.map((section, number) => (
            <Stack key={section.id} gap="1">
              <Button
                variant={chosen === section.id ? "outline" : "ghost"}
                style={{ ...PLACE, color: "var(--fg)", fontWeight: 650 }}
                wide
                aria-pressed={chosen === section.id}
                onClick={() => setChosen(section.id)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => drop(event.dataTransfer.getData("text/plain"), section.id)}
              >
                {section.title || t("pageNumber", { number: number + 1 })}
              </Button>
              {section.fields.map((item) => (
                <Button
                  key={item.id}
                  variant={chosen === item.id ? "outline" : "plain"}
                  style={{ ...PLACE, color: "var(--fg)", fontWeight: 400 }}
                  wide
                  size="sm"
                  aria-pressed={chosen === item.id}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  draggable
                  onDragStart={(event) => event.dataTransfer.setData("text/plain", item.id)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => drop(event.dataTransfer.getData("text/plain"), item.id)}
                  onClick={() => setChosen(item.id)}
                  onKeyDown={(event) => {
                    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
                    event.preventDefault();
                    move(section, item, event.key === "ArrowUp" ? -1 : 1);
                  }}
                >
                  {item.label || t(`type.${item.type}`)}
                </Button>
              ))}
              {section.fields.length === 0 && (
                <Text small muted>
                  {t("emptyPage")}
                </Text>
              )}
            </Stack>
          ))}
        </Stack>
      </Card>
      <Box order={{ base: 1, lg: 0 }} position={{ lg: "sticky" }} top={{ lg: "4" }} minW="0">
        <Card title={t("canvas")}>
          {owner || page ? (
            <Box maxH={{ lg: "70vh" }} overflowY={{ lg: "auto" }}>
              <Canvas
                content={draft.content}
                page={owner ?? (page as Section)}
                chosen={chosen}
                onChoose={setChosen}
              />
            </Box>
          ) : (
            <EmptyState icon={<ListPlus />} title={t("nothingChosen")}>
              {t("nothingChosenText")}
            </EmptyState>
          )}
        </Card>
      </Box>
      {field && owner && (
        <Card
          title={t(`type.${field.type}`)}
          actions={
            <HStack gap="1">
              <IconButton label={t("up")} icon={<ArrowUp />} onClick={() => move(owner, field, -1)} />
              <IconButton label={t("down")} icon={<ArrowDown />} onClick={() => move(owner, field, 1)} />
              <IconButton
                label={t("duplicate")}
                icon={<Copy />}
                onClick={() => {
                  const copy = copyOf(field);
                  const at = owner.fields.indexOf(field) + 1;
                  setFields(owner, [...owner.fields.slice(0, at), copy, ...owner.fields.slice(at)]);
                  setChosen(copy.id);
                }}
              />
              <IconButton label={t("remove")} icon={<Trash2 />} onClick={() => remove(owner, field)} />
            </HStack>
          }
        >
          <Properties
            key={field.id}
            field={field}
            before={all.slice(0, all.indexOf(field)).filter(({ type }) => type !== "information")}
            onChange={(part) =>
              setFields(
                owner,
                owner.fields.map((item) => (item.id === field.id ? { ...item, ...part } : item)),
              )
            }
          />
        </Card>
      )}
      {isImporting && <ImportQuestions onClose={() => setImporting(false)} onImport={bring} />}
      {page && (
        <PageProperties
          key={page.id}
          page={page}
          sections={sections}
          onChange={(part) =>
            update(sections.map((item) => (item.id === page.id ? { ...item, ...part } : item)))
          }
          onMove={(by) => update(moved(sections, sections.indexOf(page), sections.indexOf(page) + by))}
          onRemove={() => {
            update(sections.filter(({ id }) => id !== page.id));
            setChosen(sections[0]?.id ?? null);
          }}
        />
      )}
    </Grid>
  );
}
