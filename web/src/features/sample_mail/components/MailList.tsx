/** The mails of a place, the latest first. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box, HStack, VisuallyHidden } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Inbox, Paperclip } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Mail, type MailLocation, pathOf } from "../model";
import { labels as labelsQuery, mails } from "../queries";
import { MailActions } from "./MailActions";
import { MailFlags } from "./MailFlags";
import type { MailHandlers } from "./useMailHandlers";

type Props = { location: MailLocation; heading: string; query: string; handlers: MailHandlers };

export function MailList({ location, heading, query, handlers }: Props) {
  const { t } = useTranslation("sample_mail");
  const { dateTime } = useFormat();
  const labels = useQuery(labelsQuery).data;
  const state = useListState({ perPage: 25 });
  const { search, page, perPage } = state;
  const dataQuery = useQuery(mails({ location, search, page, perPage }));
  const rows = dataQuery.data?.mails;
  const isOwn = location.kind === "folder" && (location.handle === "sent" || location.handle === "drafts");
  const columns = useMemo((): Column<Mail>[] => {
    const weight = (mail: Mail) => (mail.read ? undefined : "bold");
    return [
      {
        id: "subject",
        header: t("subject"),
        primary: true,
        cell: (mail) => (
          <Box as="span" display="block" minWidth="0" fontWeight={weight(mail)}>
            {!mail.read && <VisuallyHidden>{t("unread")} </VisuallyHidden>}
            <bdi>{mail.subject || t("noSubject")}</bdi>
          </Box>
        ),
      },
      {
        id: "who",
        header: t(isOwn ? "to" : "from"),
        cell: (mail) => (
          <Box as="span" fontWeight={weight(mail)}>
            <bdi>{isOwn ? mail.to.map((item) => item.name || item.email).join(", ") : mail.from.name}</bdi>
          </Box>
        ),
      },
      {
        id: "excerpt",
        header: t("message"),
        hiddenAtFirst: true,
        cell: (mail) => (
          <Text muted small lineClamp={1} dir="auto" margin="0">
            {mail.message}
          </Text>
        ),
      },
      {
        id: "labels",
        header: t("labels"),
        cell: (mail) => (
          <HStack gap="1" wrap="wrap">
            {mail.hasAttachments && <Paperclip size={16} role="img" aria-label={t("attachments")} />}
            {labels
              ?.filter(({ handle }) => mail.labels.includes(handle))
              .map(({ id, title, tone }) => (
                <Badge key={id} tone={tone}>
                  {title}
                </Badge>
              ))}
          </HStack>
        ),
      },
      { id: "time", header: t("time"), figures: true, cell: (mail) => dateTime(mail.time) },
      {
        id: "marks",
        header: t("marks"),
        width: "112px",
        cell: (mail) => <MailFlags mail={mail} handlers={handlers} />,
      },
    ];
  }, [t, isOwn, labels, dateTime, handlers]);
  const toDraft = (id: string) => {
    const next = new URLSearchParams(query);
    next.set("compose", id);
    return `${pathOf(location)}?${next}`;
  };
  return (
    <DataTable
      key={`${location.kind} ${location.handle}`}
      id="sample-mails"
      label={heading}
      columns={columns}
      rows={rows}
      total={dataQuery.data?.total}
      state={state}
      rowId={({ id }) => id}
      rowHref={({ id, folder }) => (folder === "drafts" ? toDraft(id) : `${pathOf(location, id)}${query}`)}
      loading={dataQuery.isPending}
      fetching={dataQuery.isPlaceholderData}
      error={dataQuery.error}
      onRetry={() => void dataQuery.refetch()}
      searchLabel={t("search")}
      bulk={(ids, clear) => (
        <MailActions
          mails={rows?.filter(({ id }) => ids.includes(id)) ?? []}
          handlers={handlers}
          onGone={clear}
        />
      )}
      empty={<EmptyState icon={<Inbox />} title={t("empty")} />}
    />
  );
}
