/** The checklists of a card, each with how far it is. */
import { IconButton } from "@learnt/ui/action/Button";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Card, CheckItem, Checklist } from "../model";
import { Composer } from "./Composer";
import { EditableLine } from "./EditableText";

type Props = { card: Card; onChange: (checklists: Checklist[]) => void };

export function CardChecklists({ card, onChange }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  const { checklists } = card;
  return (
    <Stack as="section" gap="4" aria-label={t("checklists")}>
      <Heading level={3}>{t("checklists")}</Heading>
      {checklists.map((list) => (
        <ChecklistCard
          key={list.id}
          list={list}
          onChange={(next) => onChange(checklists.map((item) => (item.id === list.id ? next : item)))}
          onRemove={() => onChange(checklists.filter((item) => item.id !== list.id))}
        />
      ))}
      <Composer
        open={t("checklist.add")}
        label={t("checklist.name")}
        add={t("checklist.add")}
        onAdd={(name) => onChange([...checklists, { id: crypto.randomUUID(), name, checkItems: [] }])}
      />
    </Stack>
  );
}

type ChecklistCardProps = { list: Checklist; onChange: (list: Checklist) => void; onRemove: () => void };

function ChecklistCard({ list, onChange, onRemove }: ChecklistCardProps) {
  const { t } = useTranslation("sample_scrumboard");
  const { checkItems } = list;
  const done = checkItems.filter(({ checked }) => checked).length;
  const set = (item: CheckItem, part: Partial<CheckItem>) =>
    onChange({
      ...list,
      checkItems: checkItems.map((entry) => (entry.id === item.id ? { ...entry, ...part } : entry)),
    });
  return (
    <Stack gap="2" padding="3" border="hairline" borderRadius="md">
      <HStack gap="2">
        <Box flex="1">
          <EditableLine
            value={list.name}
            label={t("checklist.name")}
            onSave={(name) => onChange({ ...list, name })}
          />
        </Box>
        <IconButton label={t("checklist.remove", { name: list.name })} icon={<Trash2 />} onClick={onRemove} />
      </HStack>
      {checkItems.length > 0 && (
        <Progress
          value={(done / checkItems.length) * 100}
          label={t("card.checked", { done, all: checkItems.length })}
          tone={done === checkItems.length ? "good" : "accent"}
        />
      )}
      {checkItems.map((item) => (
        <HStack key={item.id} gap="2">
          <Checkbox
            aria-label={item.name}
            checked={item.checked}
            onChange={(event) => set(item, { checked: event.target.checked })}
          />
          <Box flex="1">
            <EditableLine value={item.name} label={t("item.name")} onSave={(name) => set(item, { name })} />
          </Box>
          <IconButton
            label={t("item.remove", { name: item.name })}
            icon={<Trash2 />}
            size="sm"
            onClick={() => onChange({ ...list, checkItems: checkItems.filter(({ id }) => id !== item.id) })}
          />
        </HStack>
      ))}
      <Composer
        open={t("item.add")}
        label={t("item.name")}
        add={t("item.add")}
        onAdd={(name) =>
          onChange({
            ...list,
            checkItems: [...checkItems, { id: crypto.randomUUID(), name, checked: false }],
          })
        }
      />
    </Stack>
  );
}
