/** A sheet to sign on: everybody who has a seat, on paper. It is not seen on a screen. */
import { useKit } from "@learnt/ui/base/kit";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { browserZone, formatEventTime, type ManagedEvent } from "../model";
import { everyAttendee } from "../queries";

export function SignInSheet({ event, onPrinted }: { event: ManagedEvent; onPrinted: () => void }) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const list = useQuery(everyAttendee(event.id));
  const people = list.data?.filter(({ state }) => state !== "cancelled");
  const ready = Boolean(people);
  useEffect(() => {
    if (!ready) return;
    window.print();
    onPrinted();
  }, [ready, onPrinted]);
  if (!people) return null;
  return (
    <section className="event-sheet" aria-hidden="true">
      <h2>{event.content.title}</h2>
      <p>{formatEventTime({ ...event, timeZone: event.content.timeZone }, locale, browserZone())}</p>
      <p>{event.content.address}</p>
      <table>
        <thead>
          <tr>
            <th>{t("column.person")}</th>
            <th>{t("sheet.signature")}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ userId, name }) => (
            <tr key={userId}>
              <td>
                <bdi>{name ?? t("gone")}</bdi>
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
