/** Things to tick; the ticks are kept as they are made. */

import { Box, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTicks } from "../model";
import type { ActivityProps } from "./Stage";

export function ChecklistActivity({ activity, sendReport }: ActivityProps<"checklist">) {
  const { t } = useTranslation("learning");
  const { items } = activity.content;
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const ticked = withTicks(activity.resume.ticked, ticks);
  const first = useRef(sendReport);
  useEffect(() => first.current({ opened: true }), []);

  const toggle = (id: string, on: boolean) => {
    setTicks({ ...ticks, [id]: on });
    sendReport({ ticks: { [id]: on } });
  };
  const some = items.some((item) => item.required);
  const done = items.filter((item) => ticked.includes(item.id)).length;
  return (
    <Box className="kit-card" padding="clamp(1.1rem, 3vw, 2.25rem)">
      <Text muted small marginBlockEnd="0.6rem" aria-live="polite">
        {t("checklist.count", { done, count: items.length })}
      </Text>
      <Grid as="ul" gap="0.35rem">
        {items.map((item) => (
          <li key={item.id}>
            <label className="learning-item">
              <input
                type="checkbox"
                className="kit-check"
                checked={ticked.includes(item.id)}
                onChange={(event) => toggle(item.id, event.target.checked)}
              />
              <span>
                <bdi>{item.text}</bdi>
                {some && !item.required && <small>{t("player.optional")}</small>}
              </span>
            </label>
          </li>
        ))}
      </Grid>
    </Box>
  );
}
