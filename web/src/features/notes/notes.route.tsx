/** Notes: what somebody writes down for themselves, and nobody else sees. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { useUser } from "../../app/me";
import { useTitle } from "../../app/title";
import { Board } from "./components/Board";
import { Editor } from "./components/Editor";
import { Sidebar } from "./components/Sidebar";
import { type NoteLocation, noteLocation, pathOf } from "./model";
import { labels, useLiveInvalidation } from "./queries";
import { useNoteActions, useNoteStore, useResendPending } from "./useNoteStore";
import "./notes.css";

export default function NotesRoute() {
  const { t } = useTranslation("notes");
  const { isImpersonating, data } = useUser();
  if (!isImpersonating) return <Notes />;
  return (
    <Page width="container">
      <PageHeader title={t("title")} />
      <Notice tone="info">{t("acting", { name: data.displayName })}</Notice>
    </Page>
  );
}

function useHeading(place: NoteLocation): string {
  const { t } = useTranslation("notes");
  const all = useQuery(labels).data;
  const label = all?.find(({ id }) => id === place.labelId);
  return place.labelId ? (label?.name ?? t("labels.title")) : t(`view.${place.view}`);
}

function Notes() {
  const { t } = useTranslation("notes");
  const place = noteLocation(useParams());
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const state = useListState();
  const store = useNoteStore();
  const actions = useNoteActions(store);
  const heading = useHeading(place);
  useTitle(heading);
  useLiveInvalidation();
  useResendPending(store);
  const open = place.note ?? search.get("note");
  const close = () => {
    if (place.note) return void navigate(pathOf("notes"), { replace: true });
    setSearch(
      (now) => {
        now.delete("note");
        return now;
      },
      { replace: true },
    );
  };
  return (
    <SidedPage left={{ title: t("views"), content: <Sidebar place={place} /> }}>
      <PageHeader
        title={heading}
        actions={<SearchBox label={t("search")} value={state.search} onChange={state.setSearch} />}
      >
        {t(place.view === "deleted" ? "deletedNote" : "intro")}
      </PageHeader>
      <Board
        key={`${place.view} ${place.labelId}`}
        store={store}
        actions={actions}
        place={place}
        title={heading}
      />
      {open && <Editor key={open} store={store} actions={actions} id={open} onClose={close} />}
    </SidedPage>
  );
}
