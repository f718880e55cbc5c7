/** What is due, what was done by day, what comes next, and how long it is to the launch. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Countdown } from "@learnt/ui/feedback/Countdown";
import { Segments } from "@learnt/ui/form/Segments";
import { Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Card, StatRow, StatTile } from "@learnt/ui/page/Card";
import { AlarmClock, CalendarClock, ChevronDown, CircleDot, Lightbulb } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Day, days, type ProjectWidgets } from "../model";
import { Figures } from "./Figures";
import { useWeek } from "./useWeek";
import { WeekChoice } from "./WeekChoice";

export function Overview({ widgets }: { widgets: ProjectWidgets }) {
  const { t } = useTranslation("sample_dashboards");
  const { number, dateInWords } = useFormat();
  const [week, setWeek] = useWeek();
  return (
    <Stack gap="5">
      <StatRow>
        <Due widget={widgets.due} />
        <StatTile icon={<AlarmClock />} label={t("overdue")} value={number(widgets.overdue)} />
        <StatTile icon={<CircleDot />} label={t("issues")} value={number(widgets.issues)} />
        <StatTile icon={<Lightbulb />} label={t("ideas")} value={number(widgets.ideas)} />
      </StatRow>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }} gap="5">
        <Figures
          widget={widgets.tasks}
          week={week}
          as="bars"
          plain
          actions={<WeekChoice value={week} onChange={setWeek} />}
        />
        <Stack gap="5">
          <Card title={t("launch")} note={dateInWords(widgets.launch)}>
            <Countdown label={t("launch")} until={new Date(widgets.launch)} />
          </Card>
          <Schedule schedule={widgets.schedule} />
        </Stack>
      </Grid>
    </Stack>
  );
}

function Due({ widget }: { widget: ProjectWidgets["due"] }) {
  const { t } = useTranslation("sample_dashboards");
  const { number } = useFormat();
  const [day, setDay] = useState<Day>("DT");
  return (
    <StatTile
      icon={<CalendarClock />}
      label={
        <Menu
          placement="bottom-start"
          trigger={
            <Button variant="plain" size="sm" trailing={<ChevronDown />}>
              {t(`due.${day}`)}
            </Button>
          }
          entries={days.map((value) => ({
            id: value,
            label: t(`due.${value}`),
            checked: value === day,
            onSelect: () => setDay(value),
          }))}
        />
      }
      value={number(widget.values[day])}
    />
  );
}

function Schedule({ schedule }: { schedule: ProjectWidgets["schedule"] }) {
  const { t } = useTranslation("sample_dashboards");
  const [day, setDay] = useState<"DT" | "DTM">("DT");
  return (
    <Card title={t("schedule")}>
      <Segments
        label={t("schedule")}
        hideLabel
        value={day}
        onChange={setDay}
        options={[
          { value: "DT", label: t("range.DT") },
          { value: "DTM", label: t("range.DTM") },
        ]}
      />
      <Stack as="ul" gap="3" marginBlockStart="4">
        {schedule.values[day].map((task) => (
          <HStack as="li" key={task.id} gap="3" align="flex-start">
            <Text as="time" muted small fontVariantNumeric="tabular-nums" dir="ltr">
              {task.time}
            </Text>
            <div>
              <Text fontWeight="medium" dir="auto">
                {task.title}
              </Text>
              <Text muted small dir="auto">
                {task.place}
              </Text>
            </div>
          </HStack>
        ))}
      </Stack>
    </Card>
  );
}
