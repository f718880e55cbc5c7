/** A picture of where each page leads, and what nobody comes to. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { ArrowDown, CornerDownRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { deadEnds } from "../bring";
import type { Condition, Content, Field } from "../model";

export function Paths({ content: { sections } }: { content: Content }) {
  const { t } = useTranslation("forms");
  const fields = new Map(sections.flatMap((one) => one.fields).map((field) => [field.id, field]));
  const { unreached, broken } = deadEnds(sections);
  const name = (id: string) => {
    const at = sections.findIndex((one) => one.id === id);
    if (id === "end") return t("theEnd");
    return at < 0 ? t("goneQuestion") : sections[at]?.title || t("pageNumber", { number: at + 1 });
  };
  const wrong = [...unreached, ...broken];
  return (
    <Card title={t("tab.paths")} note={t("pathsNote")}>
      <Stack gap="3">
        {wrong.length > 0 && (
          <Notice tone="warn" title={t("deadEnds")}>
            {wrong.map(name).join(", ")}
          </Notice>
        )}
        <Stack as="ol" gap="2">
          {sections.map((section, at) => (
            <Stack as="li" key={section.id} gap="2">
              <Stack gap="2" borderWidth="1px" borderRadius="md" p="3">
                <HStack gap="2" wrap="wrap">
                  <Text fontWeight="medium">
                    <bdi>{name(section.id)}</bdi>
                  </Text>
                  <Text small muted>
                    {t("questions", { count: section.fields.length })}
                  </Text>
                  {unreached.includes(section.id) && <Badge tone="bad">{t("unreached")}</Badge>}
                </HStack>
                {section.visibleWhen && (
                  <Text small muted>
                    {t("shownWhen")} <Words condition={section.visibleWhen} fields={fields} />
                  </Text>
                )}
                {section.fields
                  .filter(({ visibleWhen }) => visibleWhen)
                  .map((field) => (
                    <Text key={field.id} small muted>
                      <bdi>{field.label}</bdi>: <Words condition={field.visibleWhen} fields={fields} />
                    </Text>
                  ))}
                {(section.jumps ?? []).map((jump, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a jump has no name but its place
                  <HStack key={place} gap="2" align="start">
                    <CornerDownRight aria-hidden="true" className="lt-flip" size="1rem" />
                    <Text small>
                      <Words condition={jump.when} fields={fields} />
                      {": "}
                      <bdi>{name(jump.to)}</bdi>
                    </Text>
                  </HStack>
                ))}
              </Stack>
              <HStack gap="2" justify="center">
                <ArrowDown aria-hidden="true" size="1rem" />
                <Text small muted>
                  {at === sections.length - 1 ? t("theEnd") : t("otherwiseNext")}
                </Text>
              </HStack>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

type WordsProps = { condition: Condition | null | undefined; fields: ReadonlyMap<string, Field> };

function Words({ condition, fields }: WordsProps) {
  const { t } = useTranslation("forms");
  const rule = ({ field, op, value }: Condition["rules"][number]) => {
    const asked = fields.get(field);
    const option = asked?.options?.find(({ id }) => id === value)?.label;
    const given = typeof value === "boolean" ? t(value ? "yes" : "no") : (option ?? value ?? "");
    return `${asked?.label ?? t("goneQuestion")} ${t(`op.${op}`)} ${String(given)}`.trim();
  };
  return <bdi>{(condition?.rules ?? []).map(rule).join(` ${t(condition?.all ? "and" : "or")} `)}</bdi>;
}
