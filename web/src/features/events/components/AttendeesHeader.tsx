/** The head of what is done with people at an event: which one, when, how full, and the ways between its screens. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useKit } from "@learnt/ui/base/kit";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { ListOrdered, Pencil, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { browserZone, formatEventTime, type ManagedEvent } from "../model";

type Props = { event: ManagedEvent; at: "attendees" | "waitList"; actions?: ReactNode };

export function AttendeesHeader({ event, at, actions }: Props) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const there =
    at === "attendees" ? (
      <LinkButton to={paths.eventWaitList(event.id)} icon={<ListOrdered />}>
        {t("waitList")}
      </LinkButton>
    ) : (
      <LinkButton to={paths.eventAttendees(event.id)} icon={<Users />}>
        {t("attendees")}
      </LinkButton>
    );
  const { content, taken, waiting } = event;
  return (
    <PageHeader
      eyebrow={<Link to={paths.events}>{t("events")}</Link>}
      title={t(`${at}Title`, { event: content.title })}
      actions={
        <>
          <LinkButton to={paths.editEvent(event.id)} icon={<Pencil />}>
            {t("edit")}
          </LinkButton>
          {there}
          {actions}
        </>
      }
    >
      {formatEventTime({ ...event, timeZone: content.timeZone }, locale, browserZone())}
      {" · "}
      {typeof content.capacity === "number"
        ? t("seats.taken", { taken, capacity: content.capacity })
        : t("seats.takenOpen", { count: taken })}
      {waiting > 0 && ` · ${t("seats.waiting", { count: waiting })}`}
    </PageHeader>
  );
}
