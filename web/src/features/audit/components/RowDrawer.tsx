/** Everything that the log knows of one thing that was done. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { linesOf } from "@learnt/ui/base/details";
import { useFormat } from "@learnt/ui/base/format";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { Facts } from "@learnt/ui/page/Facts";
import { useTranslation } from "react-i18next";
import { type AuditRow, actionName, screenOf, subjectOf } from "../model";

type Props = { row: AuditRow | null; onClose: () => void };

export function RowDrawer({ row, onClose }: Props) {
  const { t } = useTranslation("audit");
  return (
    <Drawer open={row !== null} onClose={onClose} title={row ? actionName(t, row.action) : ""}>
      {row && <Known row={row} />}
    </Drawer>
  );
}

function Known({ row }: { row: AuditRow }) {
  const { t } = useTranslation("audit");
  const { precise } = useFormat();
  const screen = screenOf(row);
  const person = (id: string | null | undefined, name: string | null | undefined) =>
    id ? <Link to={`/apps/admin/users/${id}`}>{name ?? t("who.unknown")}</Link> : t("who.system");
  const code = (text: string | null | undefined) => text && <code className="lt-code">{text}</code>;
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
    <div className="lt-stack">
      <Facts facts={facts.filter(({ value }) => Boolean(value))} />
      {row.actor && (
        <LinkButton to={`/apps/admin/audit-log?actor=${row.actor}`}>{t("row.byThem")}</LinkButton>
      )}
    </div>
  );
}
