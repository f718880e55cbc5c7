/** The sample's chat: contacts at the left, one conversation beside them. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards, SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Contacts } from "./components/Contacts";
import { Conversation } from "./components/Conversation";
import { MyStatus } from "./components/MyStatus";
import { ordered, searchContacts } from "./model";
import { contacts, user } from "./queries";

export default function SampleChatRoute() {
  const { t } = useTranslation("sample_chat");
  const [search] = useSearchParams();
  const state = useListState();
  const all = useQuery(contacts);
  const me = useQuery(user);
  const open = search.get("contact");
  const contact = all.data?.find(({ id }) => id === open);
  const error = all.error ?? me.error;
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set("contact", id);
    return `?${next}`;
  };
  const shown = all.data && me.data && searchContacts(ordered(all.data, me.data), state.search);
  return (
    <SidedPage
      left={{
        title: t("contacts"),
        content: (
          <Stack gap="3">
            {me.data && <MyStatus user={me.data} />}
            <SearchBox label={t("search")} value={state.search} onChange={state.setSearch} />
            {!shown && !error && <SkeletonText lines={8} />}
            {shown?.length === 0 && <p>{t("nobody")}</p>}
            {shown && <Contacts contacts={shown} open={open} hrefOf={hrefOf} />}
          </Stack>
        ),
      }}
    >
      <PageHeader title={contact ? <bdi>{contact.name}</bdi> : t("title")}>
        {contact?.mood && <bdi>{contact.mood}</bdi>}
      </PageHeader>
      {error && <ErrorState error={error} onRetry={() => void Promise.all([all.refetch(), me.refetch()])} />}
      {!error && !shown && <SkeletonCards />}
      {shown && !contact && <EmptyState icon={<MessagesSquare />} title={t("choose")} />}
      {contact && me.data && (
        <Card>
          <Conversation key={contact.id} contact={contact} user={me.data} />
        </Card>
      )}
    </SidedPage>
  );
}
