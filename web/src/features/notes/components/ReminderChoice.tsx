/** When a note reminds: at one of the usual moments, or at a date and time that is typed. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Box, Flex, Grid } from "@learnt/ui/layout/layout";
import { Popover } from "@learnt/ui/overlay/Popover";
import { BellOff, BellPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localInput, presets } from "../model";
import { CHOICE_WIDTH, ReminderPreset } from "./styles";

type Props = { reminder: string | null; onChange: (reminder: string | null) => void; label: string };

export function ReminderChoice({ reminder, onChange, label }: Props) {
  const { t } = useTranslation("notes");
  return (
    <Popover
      title={t("reminder.choose")}
      placement="bottom-start"
      trigger={<IconButton size="sm" label={label} title={t("reminder.choose")} icon={<BellPlus />} />}
    >
      {(close) => (
        <Choice
          reminder={reminder}
          onChange={(at) => {
            onChange(at);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function Choice({ reminder, onChange }: Omit<Props, "label">) {
  const { t } = useTranslation("notes");
  const { dateTime } = useFormat();
  const [now] = useState(() => new Date());
  const [inputText, setInput] = useState(() => (reminder ? localInput(new Date(reminder)) : ""));
  const at = inputText ? new Date(inputText) : null;
  const wrong = at && (Number.isNaN(at.getTime()) || at <= now) ? t("reminder.past") : null;
  return (
    <Grid gap="0.6rem" inlineSize={CHOICE_WIDTH}>
      <ul>
        {presets(now).map((preset) => (
          <li key={preset.id}>
            <ReminderPreset type="button" onClick={() => onChange(preset.at.toISOString())}>
              <span>{t(`reminder.${preset.id}`)}</span>
              <Box as="span" color="fg.muted" fontSize="sm">
                {dateTime(preset.at)}
              </Box>
            </ReminderPreset>
          </li>
        ))}
      </ul>
      <FieldFrame label={t("reminder.at")} error={wrong}>
        {(control) => (
          <input
            {...control}
            className="kit-input"
            type="datetime-local"
            min={localInput(now)}
            value={inputText}
            onChange={(event) => setInput(event.target.value)}
          />
        )}
      </FieldFrame>
      <Flex justify="flex-end" gap="2">
        {reminder && (
          <Button variant="ghost" size="sm" icon={<BellOff />} onClick={() => onChange(null)}>
            {t("reminder.none")}
          </Button>
        )}
        <Button
          variant="solid"
          size="sm"
          disabled={!at || wrong !== null}
          onClick={() => at && onChange(at.toISOString())}
        >
          {t("reminder.set")}
        </Button>
      </Flex>
    </Grid>
  );
}
