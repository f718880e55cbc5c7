/** A page as whoever answers it will see it; a question is chosen where it stands. */
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { memo, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Content, Field, Section } from "../model";
import { Question } from "./Questions";

type Props = {
  content: Content;
  page: Section;
  chosen: string | null;
  onChoose: (id: string) => void;
};

const noAnswers = {};
const ignore = () => undefined;
const empty: Content = { sections: [] };

export function Canvas({ content, page, chosen, onChoose }: Props) {
  const { t } = useTranslation("forms");
  return (
    <Stack gap="2">
      {page.title && <Heading level={2}>{page.title}</Heading>}
      {page.description && (
        <Text muted whiteSpace="pre-wrap">
          {page.description}
        </Text>
      )}
      {page.fields.map((field) => (
        <FieldSlot
          key={field.id}
          field={field}
          // Of all questions only what is calculated looks at others.
          content={field.type === "calculated" ? content : empty}
          isChosen={chosen === field.id}
          onChoose={onChoose}
        />
      ))}
      {page.fields.length === 0 && (
        <Text small muted>
          {t("emptyPage")}
        </Text>
      )}
    </Stack>
  );
}

type FieldSlotProps = { field: Field; content: Content; isChosen: boolean; onChoose: (id: string) => void };

/** Of five hundred questions only the one that is written is drawn again. */
const FieldSlot = memo(function FieldSlot({ field, content, isChosen, onChoose }: FieldSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <Box
      ref={place}
      p="3"
      borderWidth="1px"
      borderRadius="md"
      borderColor={isChosen ? "accent" : "transparent"}
      onClick={() => onChoose(field.id)}
      onFocusCapture={() => onChoose(field.id)}
    >
      <Question field={field} content={content} answers={noAnswers} onChange={ignore} errors={noAnswers} />
    </Box>
  );
});
