/** The sample's notes: a board of cards, and one of them in a drawer. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { CardGrid } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { NotebookPen, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { useTitle } from "../../app/title";
import { NoteCard } from "./components/NoteCard";
import { NoteForm } from "./components/NoteForm";
import { Sidebar } from "./components/Sidebar";
import { noteLocation, notesAt, pathOf, searchNotes } from "./model";
import { labels, notes } from "./queries";

const NEW = "new";

export default function SampleNotesRoute() {
  const { t } = useTranslation("sample_notes");
  const params = useParams();
  const location = noteLocation(params);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const state = useListState();
  const query = useQuery(notes);
  const labelled = useQuery(labels).data;
  const known = labelled ?? [];
  const rows = query.data && searchNotes(notesAt(query.data, location), state.search);
  // The quick panel leads to a note by its id alone.
  const opened = search.get("note") ?? params.id;
  const open = query.data?.find(({ id }) => id === opened);
  const label = known.find(({ id }) => id === location.labelId);
  const isUnknown = location.labelId !== undefined && labelled !== undefined && !label;
  const heading = location.labelId ? (label?.name ?? t("title")) : t(`view.${location.view}`);
  useTitle(heading);
  const show = (note: string | null) => {
    if (!note && open && params.id === open.id) return void navigate(pathOf("notes"), { replace: true });
    setSearch(
      (now) => {
        if (note) now.set("note", note);
        else now.delete("note");
        return now;
      },
      { replace: note === null },
    );
  };
  return (
    <SidedPage left={{ title: t("views"), content: <Sidebar labels={known} location={location} /> }}>
      <PageHeader
        title={<bdi>{heading}</bdi>}
        actions={
          <>
            <SearchBox label={t("search")} value={state.search} onChange={state.setSearch} />
            <Button variant="solid" icon={<Plus />} onClick={() => show(NEW)}>
              {t("new")}
            </Button>
          </>
        }
      />
      {query.isPending && <SkeletonCards />}
      {query.error && !rows && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {rows?.length === 0 && (
        <EmptyState
          icon={<NotebookPen />}
          title={t(isUnknown ? "unknown" : state.search ? "none" : "empty")}
        />
      )}
      {rows && rows.length > 0 && (
        <CardGrid label={heading}>
          {rows.map((note) => (
            <NoteCard key={note.id} note={note} labels={known} onOpen={() => show(note.id)} />
          ))}
        </CardGrid>
      )}
      {(opened === NEW || open) && (
        <NoteForm key={opened} note={open} labels={known} onClose={() => show(null)} />
      )}
    </SidedPage>
  );
}
