/** Where each page leads: drawn, and the same as a list; with what nobody comes to. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { deadEnds } from "../bring";
import type { Condition, Content, Field, Section } from "../model";
import { drawingOf, type PathRow } from "../paths";
import { PathPicture } from "./PathPicture";

export function Paths({ content: { sections } }: { content: Content }) {
  const { t } = useTranslation("forms");
  const list = useId();
  const say = useWords(sections);
  const drawing = useMemo(() => drawingOf(sections), [sections]);
  const { unreached, broken } = deadEnds(sections);
  const name = (id: string) => {
    const at = sections.findIndex((one) => one.id === id);
    if (id === "end") return t("theEnd");
    return at < 0 ? t("gonePage") : sections[at]?.title || t("pageNumber", { number: at + 1 });
  };
  const row = (one: PathRow) => {
    if (one.kind === "question") return one.field.label || t(`type.${one.field.type}`);
    if (one.kind === "jump") return t("jumpInto", { page: name(one.jump.to) });
    return one.kind === "rest" ? t("moreQuestions", { count: one.count }) : "";
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
          <Key>{t("pathsJump")}</Key>
          <Key line="2px dashed var(--fg-muted)">{t("pathsCondition")}</Key>
          <Key line="2px solid var(--bad-text)">{t("pathsBroken")}</Key>
        </HStack>
        <Box>
          <PathPicture drawing={drawing} describedBy={list} nameOf={({ id }) => name(id)} questionOf={row} />
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
                {told(section, drawing.numbers).map(({ number, field, about, condition, to }) => (
                  <Text key={number} small>
                    <span className="fo-path-number">{number}</span>{" "}
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
function Key({ line = "2px solid var(--accent-text)", children }: { line?: string; children: string }) {
  return (
    <HStack as="span">
      <Box as="span" inlineSize="6" borderBlockStart={line} />
      {children}
    </HStack>
  );
}

type Told = {
  number: number;
  condition: Condition;
  field?: string;
  about: "shownWhen" | "requiredWhen";
  to?: string;
};

/** All conditions of a page, by their numbers. */
function told(section: Section, numbers: ReadonlyMap<Condition, number>): Told[] {
  const one = (condition: Condition | null | undefined, more: Omit<Told, "number" | "condition">): Told[] => {
    const number = condition ? numbers.get(condition) : undefined;
    return condition && number ? [{ number, condition, ...more }] : [];
  };
  return [
    ...one(section.visibleWhen, { about: "shownWhen" }),
    ...section.fields.flatMap(({ label, visibleWhen, requiredWhen }) => [
      ...one(visibleWhen, { about: "shownWhen", field: label }),
      ...one(requiredWhen, { about: "requiredWhen", field: label }),
    ]),
    ...(section.jumps ?? []).flatMap(({ when, to }) => one(when, { about: "shownWhen", to })),
  ];
}

/** What a condition says. */
function useWords(sections: readonly Section[]) {
  const { t } = useTranslation("forms");
  const fields = new Map<string, Field>(
    sections.flatMap((one) => one.fields).map((field) => [field.id, field]),
  );
  const rule = ({ field, op, value }: Condition["rules"][number]) => {
    const asked = fields.get(field);
    const option = asked?.options?.find(({ id }) => id === value)?.label;
    const given = typeof value === "boolean" ? t(value ? "yes" : "no") : (option ?? value ?? "");
    return `${asked ? asked.label : t("goneQuestion")} ${t(`op.${op}`)} ${String(given)}`.trim();
  };
  return ({ rules, all }: Condition) => rules.map(rule).join(` ${t(all ? "and" : "or")} `);
}
