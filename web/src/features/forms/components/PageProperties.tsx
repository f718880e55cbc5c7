/** All that can be said of a page of questions, with where it leads. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Jump, Section } from "../model";
import { Conditions } from "./Conditions";
import { LabelledField } from "./FormSettings";

type Props = {
  page: Section;
  sections: readonly Section[];
  onChange: (part: Partial<Section>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function PageProperties({ page, sections, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation("forms");
  const at = sections.indexOf(page);
  const before = sections.slice(0, at).flatMap(({ fields }) => fields);
  const known = [...before, ...page.fields].filter(({ type }) => type !== "information");
  const later = sections.slice(at + 1).map((item, number) => ({
    value: item.id,
    label: item.title || t("pageNumber", { number: at + number + 2 }),
  }));
  const jumps = page.jumps ?? [];
  const set = (place: number, part: Partial<Jump> | null) =>
    onChange({
      jumps: jumps.flatMap((jump, item) => (item === place ? (part ? [{ ...jump, ...part }] : []) : [jump])),
    });
  const first = known[0];
  return (
    <Card
      title={t("page")}
      actions={
        <HStack gap="1">
          <IconButton label={t("up")} icon={<ArrowUp />} disabled={at === 0} onClick={() => onMove(-1)} />
          <IconButton
            label={t("down")}
            icon={<ArrowDown />}
            disabled={at === sections.length - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={t("remove")}
            icon={<Trash2 />}
            disabled={sections.length < 2}
            onClick={onRemove}
          />
        </HStack>
      }
    >
      <Stack gap="4">
        <LabelledField label={t("titleLabel")}>
          <input
            className="kit-input"
            dir="auto"
            value={page.title ?? ""}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </LabelledField>
        <LabelledField label={t("description")}>
          <textarea
            className="kit-input kit-textarea"
            dir="auto"
            rows={2}
            value={page.description ?? ""}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </LabelledField>
        <Conditions
          label={t("visibleWhen")}
          condition={page.visibleWhen}
          before={before}
          onChange={(visibleWhen) => onChange({ visibleWhen })}
        />
        {jumps.map((jump, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a jump has no name but its place
          <Stack key={place} gap="2" borderWidth="1px" borderRadius="md" p="3">
            <LabelledField label={t("jumpTo")}>
              <Select
                value={jump.to}
                onChange={(event) => set(place, { to: event.target.value })}
                choices={[...later, { value: "end", label: t("theEnd") }]}
              />
            </LabelledField>
            <Conditions
              label={t("jumpWhen")}
              condition={jump.when}
              before={known}
              onChange={(when) => set(place, when ? { when } : null)}
            />
          </Stack>
        ))}
        {first && (
          <HStack>
            <Button
              size="sm"
              icon={<Plus />}
              onClick={() =>
                onChange({
                  jumps: [
                    ...jumps,
                    {
                      to: "end",
                      when: { all: true, rules: [{ field: first.id, op: "answered", value: null }] },
                    },
                  ],
                })
              }
            >
              {t("addJump")}
            </Button>
          </HStack>
        )}
      </Stack>
    </Card>
  );
}
