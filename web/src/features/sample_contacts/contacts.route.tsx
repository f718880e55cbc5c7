/** The address book: a place or a group of it as a list, and one contact in a drawer. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Star, StarOff, Trash2, Users } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { useTitle } from "../../app/title";
import { tryAction } from "../sample/tryAction";
import { ContactForm } from "./components/ContactForm";
import { Sidebar } from "./components/Sidebar";
import { useContactColumns } from "./components/useContactColumns";
import { type Contact, contactsIn, fullName, isContactFolder, ordered, searchContacts } from "./model";
import { contacts, owner, removeContacts, restoreContacts, setStarred } from "./queries";

const NEW = "new";

/** A refusal is told; what was shown before comes back by itself. */

export default function ContactsRoute() {
  const { t } = useTranslation("sample_contacts");
  const { id = "all" } = useParams();
  const [search, setSearch] = useSearchParams();
  const state = useListState({ sort: "name", perPage: 10 });
  const query = useQuery(contacts);
  const owned = useQuery(owner);
  const there = query.data && owned.data && contactsIn(query.data, owned.data, id);
  const isUnknown = Boolean(query.data && owned.data && !there);
  const rows = there && ordered(searchContacts(there, state.search), state.sort);
  const from = (state.page - 1) * state.perPage;
  const heading = isContactFolder(id)
    ? t(`place.${id}`)
    : (owned.data?.groups.find((group) => group.id === id)?.name ?? t("title"));
  useTitle(heading);

  const opened = search.get("contact");
  const open = query.data?.find((item) => item.id === opened);
  const hrefOf = useCallback(
    (contact: string) => {
      const next = new URLSearchParams(search);
      next.set("contact", contact);
      return `?${next}`;
    },
    [search],
  );
  const show = (contact: string | null) =>
    setSearch(
      (was) => {
        if (contact) was.set("contact", contact);
        else was.delete("contact");
        return was;
      },
      { replace: contact === null },
    );
  const onStar = useCallback((item: Contact, on: boolean) => void tryAction(setStarred([item.id], on)), []);
  const columns = useContactColumns(owned.data, onStar);
  const remove = (ids: readonly string[]) => {
    const removed = query.data?.filter((item) => ids.includes(item.id)) ?? [];
    const [first] = removed;
    if (!first) return;
    void tryAction(removeContacts(ids));
    const text =
      removed.length === 1
        ? t("removed", { name: fullName(first) })
        : t("removedMany", { count: removed.length });
    toast.info(text, {
      action: { label: t("undo"), onClick: () => void tryAction(restoreContacts(removed)) },
    });
  };
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => show(NEW)}>
      {t("new")}
    </Button>
  );
  return (
    <SidedPage
      left={{
        title: t("places"),
        content: owned.data && <Sidebar contacts={query.data ?? []} owner={owned.data} folder={id} />,
      }}
    >
      <PageHeader title={heading} actions={add} />
      {isUnknown ? (
        <EmptyState icon={<Users />} title={t("unknown")} />
      ) : (
        <DataTable
          key={id}
          id="sample-contacts"
          label={heading}
          columns={columns}
          rows={rows?.slice(from, from + state.perPage)}
          total={rows?.length}
          state={state}
          rowId={(item) => item.id}
          rowHref={(item) => hrefOf(item.id)}
          loading={query.isPending || owned.isPending}
          error={query.error ?? owned.error}
          onRetry={() => void Promise.all([query.refetch(), owned.refetch()])}
          searchLabel={t("search")}
          bulk={(ids, clear) => (
            <>
              <Button
                size="sm"
                icon={<Star />}
                onClick={() => void tryAction(setStarred(ids, true).then(clear))}
              >
                {t("starAll")}
              </Button>
              <Button
                size="sm"
                icon={<StarOff />}
                onClick={() => void tryAction(setStarred(ids, false).then(clear))}
              >
                {t("unstarAll")}
              </Button>
              <Button
                size="sm"
                icon={<Trash2 />}
                onClick={() => {
                  remove(ids);
                  clear();
                }}
              >
                {t("remove")}
              </Button>
            </>
          )}
          rowActions={(item) => (
            <RowMenu
              label={t("actions", { name: fullName(item) })}
              entries={[
                { kind: "link", id: "edit", label: t("edit"), icon: <Pencil />, to: hrefOf(item.id) },
                {
                  id: "remove",
                  label: t("remove"),
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => remove([item.id]),
                },
              ]}
            />
          )}
          empty={
            <EmptyState icon={<Users />} title={t("empty")} action={add}>
              {t("emptyText")}
            </EmptyState>
          }
        />
      )}
      {(opened === NEW || open) && (
        <ContactForm key={opened ?? NEW} contact={open} onClose={() => show(null)} />
      )}
    </SidedPage>
  );
}
