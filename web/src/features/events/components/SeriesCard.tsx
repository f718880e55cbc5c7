/** The dates of the series that an event belongs to, and which of them a change is for. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Segments } from "@learnt/ui/form/Segments";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Repeat2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { browserZone, type EventSeries, momentAt, type SeriesScope, scopes, toneOfStatus } from "../model";

type Props = {
  series: EventSeries;
  eventId: string;
  timeZone: string;
  scope: SeriesScope;
  onScope: (scope: SeriesScope) => void;
  /** Nothing: the event is over or cancelled. */
  onRule?: (() => void) | undefined;
};

export function SeriesCard({ series, eventId, timeZone, scope, onScope, onRule }: Props) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const shown = (at: string) => momentAt(at, timeZone, locale, browserZone());
  return (
    <Card
      title={t("series")}
      note={t("series.note", { count: series.dates.length })}
      actions={
        onRule && (
          <Button size="sm" icon={<Repeat2 />} onClick={onRule}>
            {t("repeat.change")}
          </Button>
        )
      }
    >
      <Stack gap="4">
        <Segments<SeriesScope>
          label={t("series.scope")}
          value={scope}
          onChange={onScope}
          options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
        <ul className="event-dates">
          {series.dates.map((date) => (
            <li key={date.id}>
              {date.id === eventId ? (
                <strong aria-current="true">{shown(date.startsAt)}</strong>
              ) : (
                <Link to={paths.editEvent(date.id)}>{shown(date.startsAt)}</Link>
              )}{" "}
              {date.status !== "published" && (
                <Badge tone={toneOfStatus[date.status]}>{t(`status.${date.status}`)}</Badge>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
