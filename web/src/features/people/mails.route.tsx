/** What this team mailed, and what did not arrive: the reason, and another try where there is one. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge, type Tone } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Mail, Users } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { toFailure } from "../../api/problem";
import { paths } from "../../app/pathBuilder";
import { type MailRow, mailStatuses } from "./model";
import { mails, useInvite, useResendMail } from "./queries";

const tones: Record<MailRow["status"], Tone> = { sending: "info", sent: "good", failed: "bad" };

function useColumns(): readonly Column<MailRow>[] {
  const { t } = useTranslation("people");
  const { dateTime } = useFormat();
  return useMemo(
    (): Column<MailRow>[] => [
      {
        id: "recipient",
        header: t("mail.recipient"),
        sort: "recipient",
        primary: true,
        cell: (row) =>
          row.userId ? <Link to={paths.user(row.userId)}>{row.recipient}</Link> : <bdi>{row.recipient}</bdi>,
      },
      { id: "subject", header: t("mail.subject"), cell: (row) => <bdi>{row.subject}</bdi> },
      {
        id: "status",
        header: t("status"),
        sort: "status",
        cell: (row) => (
          <Badge tone={row.wasSentAgain ? "neutral" : tones[row.status]}>
            {t(`mail.status.${row.status}`)}
          </Badge>
        ),
      },
      {
        id: "reason",
        header: t("mail.reason"),
        card: "bare",
        cell: (row) => (
          <>
            <bdi>{row.error}</bdi>
            {row.wasSentAgain && <p>{t("mail.followed")}</p>}
            {row.nextAt && <p>{t("mail.again", { when: dateTime(row.nextAt) })}</p>}
          </>
        ),
      },
      {
        id: "created",
        header: t("mail.created"),
        sort: "created",
        figures: true,
        cell: (row) => <time dateTime={row.createdAt}>{dateTime(row.createdAt)}</time>,
      },
      {
        id: "sent",
        header: t("mail.sent"),
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => dateTime(row.sentAt),
      },
    ],
    [t, dateTime],
  );
}

export default function MailsRoute() {
  const { t } = useTranslation("people");
  const state = useListState<FilterOf<"/api/mails">>({ filters: ["status"], sort: "-created" });
  const list = useQuery(mails(state.params));
  const columns = useColumns();
  return (
    <ListPage<MailRow>
      eyebrow={t("admin")}
      title={t("mail.title")}
      action={
        <LinkButton to={paths.users} icon={<Users />}>
          {t("users.title")}
        </LinkButton>
      }
      note={t("mail.note")}
      list={list}
      id="mails"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowActions={(row) =>
        row.kind === "invitation" && row.userId ? (
          <ResendInvitation id={row.userId} row={row} />
        ) : row.canBeSentAgain ? (
          <ResendMail row={row} />
        ) : null
      }
      searchLabel={t("mail.search")}
      filters={
        <Select
          aria-label={t("status")}
          value={state.filters.status}
          placeholder={t("users.allStatuses")}
          choices={mailStatuses.map((status) => ({ value: status, label: t(`mail.status.${status}`) }))}
          onChange={(event) => state.setFilter("status", event.target.value)}
        />
      }
      empty={
        <EmptyState icon={<Mail />} title={t("mail.empty")}>
          {t("mail.emptyText")}
        </EmptyState>
      }
    />
  );
}

/** An invitation that did not arrive is written anew. */
function ResendInvitation({ id, row }: { id: string; row: MailRow }) {
  const { t } = useTranslation("people");
  const invite = useInvite(id);
  if (row.status !== "failed") return null;
  const done = t("invitationSent", { email: row.recipient });
  return <ResendButton busy={invite.isPending} send={() => invite.mutateAsync(undefined)} done={done} />;
}

/** And so is whatever else can be written from what is known: a link to another password, one that proves an address. */
function ResendMail({ row }: { row: MailRow }) {
  const { t } = useTranslation("people");
  const resendMail = useResendMail();
  const done = t("mail.sentAgain", { email: row.recipient });
  return <ResendButton busy={resendMail.isPending} send={() => resendMail.mutateAsync(row.id)} done={done} />;
}

type ResendButtonProps = { busy: boolean; send: () => Promise<unknown>; done: string };

function ResendButton({ busy, send, done }: ResendButtonProps) {
  const { t } = useTranslation("people");
  const press = async () => {
    try {
      await send();
      toast.success(done);
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  return (
    <Button size="sm" icon={<Mail />} busy={busy} onClick={() => void press()}>
      {t("mail.sendAgain")}
    </Button>
  );
}
