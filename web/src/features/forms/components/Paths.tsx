/** Where each page leads: drawn, and the same as a list; with what nobody comes to. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { deadEnds } from "../formStructure";
import type { Condition, Content, Field, Section } from "../model";
import { drawingOf, type PathRow } from "../paths";
import { PathDiagram } from "./PathDiagram";

export function Paths({ content: { sections } }: { content: Content }) {
  const { t } = useTranslation("forms");
  const list = useId();
  const say = useConditionMessages(sections);
  const drawing = useMemo(() => drawingOf(sections), [sections]);
  const { unreached, broken } = deadEnds(sections);
  const name = (id: string) => {
    const at = sections.findIndex((item) => item.id === id);
    if (id === "end") return t("theEnd");
    return at < 0 ? t("gonePage") : sections[at]?.title || t("pageNumber", { number: at + 1 });
  };
  const row = (item: PathRow) => {
    if (item.kind === "question") return item.field.label || t(`type.${item.field.type}`);
    if (item.kind === "jump") return t("jumpInto", { page: name(item.jump.to) });
    return item.kind === "rest" ? t("moreQuestions", { count: item.count }) : "";
  };
  const wrong = [...new Set([...unreached, ...broken])];
  return (
    <Card title={t("tab.paths")} note={t("pathsNote")}>
      <Stack gap="5">
        {wrong.length > 0 && (
          <Notice tone="warn" title={t("deadEnds")}>
            {wrong.map(name).join(", ")}
          </Notice>
        )}
        {drawing.broken.length > 0 && (
          <Notice tone="warn" title={t("brokenConditions")}>
            {drawing.broken.join(", ")}
          </Notice>
        )}
        <HStack gap="4" wrap="wrap" fontSize="sm">
          <LegendKey>{t("pathsJump")}</LegendKey>
          <LegendKey line="2px dashed var(--fg-muted)">{t("pathsCondition")}</LegendKey>
          <LegendKey line="2px solid var(--bad-text)">{t("pathsBroken")}</LegendKey>
        </HStack>
        <Box>
          <PathDiagram drawing={drawing} describedBy={list} nameOf={({ id }) => name(id)} questionOf={row} />
        </Box>
        <Stack gap="3">
          <Heading level={3}>{t("pathsList")}</Heading>
          <Stack as="ol" gap="3" id={list}>
            {sections.map((section, at) => (
              <Stack as="li" key={section.id} gap="1">
                <HStack gap="2" wrap="wrap">
                  <Text fontWeight="medium">
                    <bdi>{name(section.id)}</bdi>
                  </Text>
                  <Text small muted>
                    {t("questions", { count: section.fields.length })}
                  </Text>
                  {unreached.includes(section.id) && <Badge tone="bad">{t("unreached")}</Badge>}
                </HStack>
                {listConditions(section, drawing.numbers).map(({ number, field, about, condition, to }) => (
                  <Text key={number} small>
                    <span className="form-path-number">{number}</span>{" "}
                    {field && (
                      <>
                        <bdi>{field}</bdi>
                        {": "}
                      </>
                    )}
                    {to === undefined ? t(about) : `${t("jumpInto", { page: name(to) })} – ${t("jumpWhen")}`}{" "}
                    <bdi>{say(condition)}</bdi>
                  </Text>
                ))}
                {(section.jumps ?? [])
                  .filter(({ when }) => when.rules.length === 0)
                  .map(({ to }) => (
                    <Text key={to} small>
                      {t("jumpInto", { page: name(to) })}
                    </Text>
                  ))}
                <Text small muted>
                  {(section.jumps ?? []).length > 0 ? `${t("otherwiseNext")}: ` : `${t("then")}: `}
                  <bdi>{name(sections[at + 1]?.id ?? "end")}</bdi>
                </Text>
              </Stack>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
}

/** What an arrow of the picture means. */
function LegendKey({ line = "2px solid var(--accent-text)", children }: { line?: string; children: string }) {
  return (
    <HStack as="span">
      <Box as="span" inlineSize="6" borderBlockStart={line} />
      {children}
    </HStack>
  );
}

type PathCondition = {
  number: number;
  condition: Condition;
  field?: string;
  about: "shownWhen" | "requiredWhen";
  to?: string;
};

/** All conditions of a page, by their numbers. */
function listConditions(section: Section, numbers: ReadonlyMap<Condition, number>): PathCondition[] {
  const item = (
    condition: Condition | null | undefined,
    more: Omit<PathCondition, "number" | "condition">,
  ): PathCondition[] => {
    const number = condition ? numbers.get(condition) : undefined;
    return condition && number ? [{ number, condition, ...more }] : [];
  };
  return [
    ...item(section.visibleWhen, { about: "shownWhen" }),
    ...section.fields.flatMap(({ label, visibleWhen, requiredWhen }) => [
      ...item(visibleWhen, { about: "shownWhen", field: label }),
      ...item(requiredWhen, { about: "requiredWhen", field: label }),
    ]),
    ...(section.jumps ?? []).flatMap(({ when, to }) => item(when, { about: "shownWhen", to })),
  ];
}

/** What a condition says. */
function useConditionMessages(sections: readonly Section[]) {
  const { t } = useTranslation("forms");
  const fields = new Map<string, Field>(
    sections.flatMap((item) => item.fields).map((field) => [field.id, field]),
  );
  const rule = ({ field, op, value }: Condition["rules"][number]) => {
    const question = fields.get(field);
    const option = question?.options?.find(({ id }) => id === value)?.label;
    const input = typeof value === "boolean" ? t(value ? "yes" : "no") : (option ?? value ?? "");
    return `${question ? question.label : t("goneQuestion")} ${t(`op.${op}`)} ${String(input)}`.trim();
  };
  return ({ rules, all }: Condition) => rules.map(rule).join(` ${t(all ? "and" : "or")} `);
}
