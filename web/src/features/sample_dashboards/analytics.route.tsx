/** Who came, what they read and how long they learnt, week by week. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Box, Grid, Stack } from "@learnt/ui/layout/layout";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Clock, Eye, GraduationCap, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { QueryContent } from "../../app/QueryContent";
import { Figures } from "./components/Figures";
import { Pages } from "./components/Pages";
import { Shares } from "./components/Shares";
import { useWeek } from "./components/useWeek";
import { WeekChoice } from "./components/WeekChoice";
import { type CountWidget, change, type Week } from "./model";
import { analyticsWidgets } from "./queries";

const icons: Record<string, typeof Users> = {
  visitors: Users,
  sessions: Eye,
  finished: GraduationCap,
  minutes: Clock,
};

export default function AnalyticsRoute() {
  const { t } = useTranslation("sample_dashboards");
  const [week, setWeek] = useWeek();
  const searchParam = useQuery(analyticsWidgets);
  return (
    <Page>
      <PageHeader
        eyebrow={t("sample")}
        title={t("analytics.title")}
        actions={<WeekChoice value={week} onChange={setWeek} />}
      >
        {t("analytics.note")}
      </PageHeader>
      <QueryContent query={searchParam}>
        {({ counts, audience, hours, devices, pages }) => (
          <Stack gap="5">
            <StatRow>
              {counts.map((widget) => (
                <Count key={widget.id} widget={widget} week={week} />
              ))}
            </StatRow>
            <Figures widget={audience} week={week} as="lines" />
            <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }} gap="5">
              <Figures widget={hours} week={week} as="bars" stacked />
              <Shares id={devices.id} shares={devices.values[week]} note={t(`range.${week}`)} />
            </Grid>
            <Box minWidth="0">
              <Pages table={pages} />
            </Box>
          </Stack>
        )}
      </QueryContent>
    </Page>
  );
}

function Count({ widget, week }: { widget: CountWidget<Week>; week: Week }) {
  const { t } = useTranslation("sample_dashboards");
  const { number, percent } = useFormat();
  const Icon = icons[widget.id] ?? Users;
  const by = change(widget.values, week);
  return (
    <StatTile
      icon={<Icon />}
      label={t(`widget.${widget.id}`)}
      value={number(widget.values[week])}
      note={
        by !== null && (
          <Badge tone={by < 0 ? "warn" : "good"}>
            {t(by < 0 ? "less" : "more", { share: percent(Math.abs(by)) })}
          </Badge>
        )
      }
    />
  );
}
