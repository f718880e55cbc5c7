/** How often somebody is awarded by a rule, and whether what was completed before it counts. */
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Segments } from "@learnt/ui/form/Segments";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { hasCycles } from "../model";
import type { Editor } from "../useEditor";

export function Frequency({ editor }: { editor: Editor }) {
  const { t } = useTranslation("badge_rules");
  const { trigger, everyCycle, retroactive } = editor.draft;
  const often = everyCycle ? "everyCycle" : "once";
  return (
    <Card title={t("frequency.title")}>
      <Stack gap="4">
        {hasCycles(trigger) && (
          <Stack gap="2">
            <Segments
              label={t("field.everyCycle")}
              value={often}
              options={(["once", "everyCycle"] as const).map((value) => ({
                value,
                label: t(`frequency.${value}`),
              }))}
              onChange={(value) => editor.edit({ everyCycle: value === "everyCycle" })}
            />
            <Text muted small>
              {t(`frequencyHint.${often}`)}
            </Text>
          </Stack>
        )}
        <Switch
          checked={retroactive}
          onChange={(retroactive) => editor.edit({ retroactive })}
          label={t("field.retroactive")}
          about={t(retroactive ? "retroactiveHint.on" : "retroactiveHint.off")}
        />
      </Stack>
    </Card>
  );
}
