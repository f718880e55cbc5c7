/** In which order the items are done, and how many of them complete the pathway. */
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Segments } from "@learnt/ui/form/Segments";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { modes } from "../model";
import type { Editor } from "../useEditor";

export function CompletionFields({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { t } = useTranslation("pathways");
  const id = useId();
  const { mode, requiredCount, items } = editor.draft;
  const rule = requiredCount === null ? "all" : "some";
  const max = Math.max(1, items.length);
  return (
    <Card title={t("how")}>
      <fieldset disabled={disabled} className="pathway-plain">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Stack gap="2">
            <Segments
              label={t("field.mode")}
              value={mode}
              options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
              onChange={(mode) => editor.edit({ mode })}
            />
            <Text muted small>
              {t(`modeHint.${mode}`)}
            </Text>
          </Stack>
          <Stack gap="2">
            <Segments
              label={t("field.completion")}
              value={rule}
              options={(["all", "some"] as const).map((value) => ({
                value,
                label: t(`completion.${value}`),
              }))}
              onChange={(value) => editor.edit({ requiredCount: value === "all" ? null : max })}
            />
            {requiredCount === null ? (
              <Text muted small>
                {t("completionHint.all")}
              </Text>
            ) : (
              <FieldFrame
                id={id}
                label={t("field.requiredCount", { count: items.length })}
                hint={t(`completionHint.${mode}`)}
              >
                {(control) => (
                  <input
                    {...control}
                    className="kit-input"
                    type="number"
                    min={1}
                    max={max}
                    value={requiredCount}
                    onChange={(event) => {
                      const count = Number.parseInt(event.target.value, 10);
                      editor.edit({ requiredCount: Math.max(1, count || 1) });
                    }}
                  />
                )}
              </FieldFrame>
            )}
          </Stack>
        </SimpleGrid>
      </fieldset>
    </Card>
  );
}
