/** Everything that the log knows of one thing that was done. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { actionName, subjectOf } from "@learnt/ui/base/audit";
import { linesOf } from "@learnt/ui/base/details";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { Facts } from "@learnt/ui/page/Facts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { type AuditRow, screenOf } from "../model";
import { auditRow } from "../queries";

type Props = {
  /** As the address names it. */
  id: string | null;
  /** Those on the page. */
  rows: readonly AuditRow[] | undefined;
  onClose: () => void;
};

export function RowDrawer({ id, rows, onClose }: Props) {
  const { t } = useTranslation("audit");
  const shown = rows?.find((row) => row.id === id);
  // A link may name one that is not on the page (any more).
  const alone = useQuery({ ...auditRow(id ?? ""), enabled: Boolean(id && rows && !shown) });
  const row = shown ?? alone.data;
  const refused = !row && alone.isError;
  return (
    <Drawer
      open={id !== null && (refused || row !== undefined)}
      onClose={onClose}
      title={row ? actionName(t, row.action) : t("title")}
    >
      {row && <RowDetails row={row} />}
      {refused && <ErrorState error={alone.error} onRetry={() => void alone.refetch()} />}
    </Drawer>
  );
}

function RowDetails({ row }: { row: AuditRow }) {
  const { t } = useTranslation("audit");
  const { precise } = useFormat();
  const screen = screenOf(row);
  const person = (id: string | null | undefined, name: string | null | undefined) =>
    id ? <Link to={paths.user(id)}>{name ?? t("who.unknown")}</Link> : t("who.system");
  const code = (text: string | null | undefined) => text && <code className="kit-code">{text}</code>;
  // An id says nothing, but can be looked for.
  const subject = subjectOf(row) || code(row.subject);
  const facts = [
    { name: t("column.at"), value: <time dateTime={row.at}>{precise(row.at)}</time> },
    { name: t("column.subject"), value: screen ? <Link to={screen}>{subject}</Link> : subject },
    { name: t("column.actor"), value: person(row.actor, row.actorName) },
    ...(row.actingAs ? [{ name: t("column.actingAs"), value: person(row.actingAs, row.actingAsName) }] : []),
    { name: t("column.team"), value: row.teamId },
    { name: t("column.ip"), value: code(row.ip) },
    { name: t("column.requestId"), value: code(row.requestId) },
    { name: t("column.action"), value: code(row.action) },
    ...linesOf(row.details, { moment: precise, t }),
  ];
  return (
    <div className="kit-stack">
      <Facts facts={facts.filter(({ value }) => Boolean(value))} />
      {row.actor && <LinkButton to={`${paths.auditLog}?actor=${row.actor}`}>{t("row.byThem")}</LinkButton>}
    </div>
  );
}
