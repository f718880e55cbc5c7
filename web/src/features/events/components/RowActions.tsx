/** What can be done with one event of the list. */
import { Hourglass, Pencil, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DocumentMenu } from "../../../app/DocumentMenu";
import { paths } from "../../../app/pathBuilder";
import type { EventRow } from "../model";

export function RowActions({ row }: { row: EventRow }) {
  const { t } = useTranslation("events");
  const people = [
    { id: "attendees", label: t("attendees"), icon: <Users />, to: paths.eventAttendees(row.id) },
    { id: "waitList", label: t("waitList"), icon: <Hourglass />, to: paths.eventWaitList(row.id) },
  ];
  const edit = { id: "edit", label: t("editTitle"), icon: <Pencil />, to: paths.editEvent(row.id) };
  return <DocumentMenu title={row.title} parts={row.status === "draft" ? [edit] : [edit, ...people]} />;
}
