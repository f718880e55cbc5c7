/** Events as lines: when, what, where, and how many seats are left. */
import { Link } from "@learnt/ui/action/Link";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { browserZone, type EventRow, formatEventTime, toneOfState } from "../model";
import "../events.css";
import { SeatsLeft } from "./SeatsLeft";

type Props = { rows: readonly EventRow[]; pathOf: (row: EventRow) => string; label: string };

export function EventLines({ rows, pathOf, label }: Props) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  return (
    <Card>
      <ul className="event-choices" aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <Link to={pathOf(row)}>
                <bdi>{row.title}</bdi>
              </Link>
              <small>
                {formatEventTime(row, locale, browserZone())}
                {row.address && (
                  <>
                    {" · "}
                    <bdi>{row.address}</bdi>
                  </>
                )}
                {row.isOnline && ` · ${t("online")}`}
              </small>
            </div>
            <HStack gap="2" wrap="wrap" justify="end">
              {row.mine && (
                <Badge tone={toneOfState[row.mine]}>
                  {t(row.offeredUntil ? "state.offered" : `state.${row.mine}`)}
                </Badge>
              )}
              <SeatsLeft of={row} />
            </HStack>
          </li>
        ))}
      </ul>
    </Card>
  );
}
