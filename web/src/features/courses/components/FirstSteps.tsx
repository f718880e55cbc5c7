/** An empty course: what an activity can be, and the first one with a click. */
import { Button } from "@learnt/ui/action/Button";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { FolderUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { activityTypes } from "../model";
import { useFirstActivity } from "../queries";
import { typeIcons } from "./typeIcons";
import type { OutlineActions } from "./useOutline";

type Props = { outline: OutlineActions; disabled: boolean; onImport: () => void };

export function FirstSteps({ outline, disabled, onImport }: Props) {
  const { t } = useTranslation("courses");
  const add = useFirstActivity(outline.addActivity);
  return (
    <Box as="section" className="kit-card" gridColumn="1 / -1" padding="2.5rem 1.5rem" textAlign="center">
      <Heading fontSize="2xl" fontWeight="bold" letterSpacing="-0.01em" lineHeight="inherit">
        {t("first.title")}
      </Heading>
      <Text muted maxInlineSize="56ch" margin="0.5rem auto 1.75rem">
        {t("first.text")}
      </Text>
      <Grid
        templateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))"
        gap="3"
        maxInlineSize="64rem"
        marginInline="auto"
      >
        {activityTypes.map((type) => (
          <button
            key={type}
            type="button"
            className="course-kind"
            disabled={disabled || add.isPending}
            onClick={() => add.mutate(type)}
          >
            <span className="course-type">{typeIcons[type]}</span>
            <strong>{t(`type.${type}`)}</strong>
            <small>{t(`type.${type}.hint`)}</small>
          </button>
        ))}
      </Grid>
      {!disabled && (
        <Button variant="ghost" icon={<FolderUp />} onClick={onImport}>
          {t("import.title")}
        </Button>
      )}
    </Box>
  );
}
