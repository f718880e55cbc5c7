/** The panel at the right for a quick look: what day it is, one's next events and newest notes, and three switches. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { useUser } from "../../../app/me";
import { useNow } from "../../../app/useNow";
import { dayOf, type Switches, switches } from "../model";
import { panel } from "../queries";
import "../quick_panel.css";

export type QuickPanelProps = {
  on: Switches;
  onTurn: (name: keyof Switches, on: boolean) => void;
  onClose: () => void;
};

export function QuickPanel({ on, onTurn, onClose }: QuickPanelProps) {
  const { t } = useTranslation("quick_panel");
  const { locale } = useKit();
  const { isImpersonating } = useUser();
  const asked = useQuery(panel);
  // How many lines of notes there are is not known before: a switch must not move from under a finger.
  const isComing = asked.isPending && asked.fetchStatus === "fetching";
  const { weekday, date } = dayOf(new Date(useNow()), locale);
  return (
    <Drawer open onClose={onClose} title={t("title")} size="sm">
      <div className="qp">
        <section aria-label={t("today")}>
          <p className="qp-weekday">{weekday}</p>
          <p className="qp-date">{date}</p>
        </section>
        {isComing && <SkeletonText lines={12} />}
        {!isComing && asked.data && <Events events={asked.data.events} onClose={onClose} />}
        {!isImpersonating && !isComing && <Notes asked={asked} onClose={onClose} />}
        {!isComing && (
          <section>
            <h3 className="qp-head">{t("settings")}</h3>
            <ul className="qp-toggles">
              {switches.map((name) => (
                <li key={name}>
                  <Switch
                    label={t(`toggle.${name}`)}
                    about={t(`about.${name}`)}
                    checked={on[name]}
                    onChange={(next) => onTurn(name, next)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Drawer>
  );
}

type EventsProps = { events: Schemas["QuickPanel"]["events"]; onClose: () => void };

function Events({ events, onClose }: EventsProps) {
  const { t } = useTranslation("quick_panel");
  const { Link } = useKit();
  const { dateTime } = useFormat();
  return (
    <section>
      <h3 className="qp-head">{t("events")}</h3>
      {events.length === 0 && <p className="qp-none">{t("noEvents")}</p>}
      {events.length > 0 && (
        <ul className="qp-notes">
          {events.map(({ id, title, startsAt, address }) => (
            <li key={id}>
              <Link to={`/apps/myevent/${id}`} className="qp-note" onClick={onClose}>
                <bdi className="qp-note-title">{title}</bdi>
                <span className="qp-note-detail" dir="auto">
                  {[dateTime(startsAt), address].filter(Boolean).join(" · ")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/apps/calendar" size="sm" onClick={onClose}>
        {t("calendar")}
      </LinkButton>
    </section>
  );
}

type NotesProps = { asked: UseQueryResult<Schemas["QuickPanel"]>; onClose: () => void };

function Notes({ asked, onClose }: NotesProps) {
  const { t } = useTranslation("quick_panel");
  const { Link } = useKit();
  const notes = asked.data?.notes;
  return (
    <section>
      <h3 className="qp-head">{t("notes")}</h3>
      {asked.error && !notes && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {notes?.length === 0 && <p className="qp-none">{t("noNotes")}</p>}
      {notes && notes.length > 0 && (
        <ul className="qp-notes">
          {notes.map(({ id, title, detail }) => (
            <li key={id}>
              <Link to={`/apps/notes/${id}`} className="qp-note" onClick={onClose}>
                <bdi className="qp-note-title">{title || t("unnamed")}</bdi>
                {detail && (
                  <span className="qp-note-detail" dir="auto">
                    {detail}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/apps/notes" size="sm" onClick={onClose}>
        {t("allNotes")}
      </LinkButton>
    </section>
  );
}
