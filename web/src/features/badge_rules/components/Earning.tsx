/** What earns the badge: what is counted, which of it, how many of them, how well and how close together. */
import { SelectControl } from "@learnt/ui/form/Control";
import { Segments } from "@learnt/ui/form/Segments";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import {
  hasRefs,
  hasScore,
  MAX_DAYS,
  matches,
  type Trigger,
  thresholdLimits,
  triggers,
  withMatch,
  withRefs,
  withTrigger,
} from "../model";
import type { Editor } from "../useEditor";
import { NumberControl } from "./NumberControl";
import { References } from "./References";

type Props = { editor: Editor; errors: Readonly<Record<string, string>> };

export function Earning({ editor, errors }: Props) {
  const { t } = useTranslation("badge_rules");
  const { draft, edit } = editor;
  const { trigger, refs, match, atLeast, threshold, minScore, withinDays } = draft;
  const limits = thresholdLimits(trigger);
  return (
    <Card title={t("earning.title")} note={t("earning.note")}>
      <Stack gap="4">
        <SelectControl
          label={t("field.trigger")}
          hint={t(`triggerHint.${trigger}`)}
          error={errors.trigger}
          value={trigger}
          choices={triggers.map((value) => ({ value, label: t(`trigger.${value}`) }))}
          onChange={(value) => edit(withTrigger(draft, value as Trigger))}
        />
        {hasRefs(trigger) && (
          <References
            key={trigger}
            trigger={trigger}
            refs={refs}
            without={draft.badgeId}
            error={errors.refs}
            onChange={(refs) => edit(withRefs(draft, refs))}
          />
        )}
        {refs.length > 1 && (
          <Stack gap="3">
            <Segments
              label={t("field.match")}
              value={match}
              options={matches.map((value) => ({ value, label: t(`match.${value}`) }))}
              onChange={(value) => edit(withMatch(draft, value))}
            />
            {match === "atLeast" && (
              <NumberControl
                label={t("field.atLeast")}
                error={errors.atLeast}
                value={atLeast}
                limits={{ min: 1, max: refs.length }}
                onChange={(value) => edit({ atLeast: value ?? 1 })}
              />
            )}
          </Stack>
        )}
        {limits && (
          <NumberControl
            key={trigger}
            label={t(`threshold.${trigger}`)}
            error={errors.threshold}
            value={threshold}
            limits={limits}
            onChange={(value) => edit({ threshold: value })}
          />
        )}
        {hasRefs(trigger) && (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
            {hasScore(trigger) && (
              <NumberControl
                label={t("field.minScore")}
                hint={t("minScoreHint")}
                error={errors.minScore}
                optional
                value={minScore}
                limits={{ min: 0, max: 100 }}
                onChange={(value) => edit({ minScore: value })}
              />
            )}
            {refs.length > 1 && (
              <NumberControl
                label={t("field.withinDays")}
                hint={t("withinDaysHint")}
                error={errors.withinDays}
                optional
                value={withinDays}
                limits={{ min: 1, max: MAX_DAYS }}
                onChange={(value) => edit({ withinDays: value })}
              />
            )}
          </SimpleGrid>
        )}
        {refs.some(({ missing }) => missing) && (
          <Text muted small>
            {t("ref.goneHint")}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
