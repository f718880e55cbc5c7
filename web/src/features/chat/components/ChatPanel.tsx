/** The panel at the right with whom one may turn to: a strip of faces, and beside it the one who is chosen. */
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ContactRound, SearchX, UsersRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Contact, currentContact } from "../model";
import { contacts } from "../queries";
import { ContactCard } from "./ContactCard";
import { ContactStrip } from "./ContactStrip";
import "../chat.css";

export type ChatPanelProps = {
  /** Who was chosen last; kept by whoever opens the panel. */
  chosen: Contact | null;
  onChoose: (contact: Contact) => void;
  onClose: () => void;
};

export function ChatPanel({ chosen, onChoose, onClose }: ChatPanelProps) {
  const { t } = useTranslation("chat");
  const { t: kit } = useKit();
  const [search, setSearch] = useState("");
  const list = useInfiniteQuery(contacts(search));
  const listed = list.data?.pages.flatMap((page) => page.items);
  const isWhole = Boolean(listed) && !search && !list.isFetching && !list.hasNextPage;
  const person = currentContact(chosen, listed ?? [], isWhole);
  // Whoever finds nobody is told so, and not of somebody else.
  const shown = listed?.length === 0 ? null : person;
  return (
    <Drawer open onClose={onClose} title={t("title")} size="sm">
      <div className="chat-panel">
        <div className="chat-search">
          <SearchBox value={search} onChange={setSearch} label={t("search")} />
          <span className="kit-sr" role="status">
            {search && listed && !list.isPlaceholderData ? t("found", { count: listed.length }) : ""}
          </span>
        </div>
        <ContactStrip
          contacts={listed}
          chosen={person?.userId ?? null}
          busy={list.isPlaceholderData}
          more={list.hasNextPage && !list.isFetching && !list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          onChoose={onChoose}
        />
        <div className="chat-area">
          {list.isPending && (
            <span role="status" aria-label={kit("loading")}>
              <SkeletonText lines={4} />
            </span>
          )}
          {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {listed && !list.error && !shown && <NoContacts count={listed.length} search={search} />}
          {listed && !list.error && shown && <ContactCard key={shown.userId} contact={shown} />}
        </div>
      </div>
    </Drawer>
  );
}

function NoContacts({ count, search }: { count: number; search: string }) {
  const { t } = useTranslation("chat");
  if (count > 0) return <EmptyState icon={<ContactRound />} title={t("choose")} />;
  if (search) return <EmptyState icon={<SearchX />} title={t("nobodyFound")} />;
  return (
    <EmptyState icon={<UsersRound />} title={t("nobody")}>
      {t("nobodyNote")}
    </EmptyState>
  );
}
