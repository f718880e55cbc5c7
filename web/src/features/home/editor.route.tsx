/** The homepage editor: arrange a draft, look at it in three widths, publish it, go back to an earlier one. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { part } from "../../app/part";
import { Editor, type EditorProps } from "./components/Editor";
import type { Kind } from "./model";
import { draft, home } from "./queries";
import "./home.css";
import "./editor.css";

const kindFromSearch = (search: URLSearchParams): Kind => (search.get("kind") === "munro" ? "munro" : "home");

/** Its words are apart from those of the homepage, which everybody loads. */
const EditorWithWords = part<EditorProps>("home_editor", async () => Editor);

export default function HomepageEditor() {
  const [search] = useSearchParams();
  const kind = kindFromSearch(search);
  const page = useQuery(draft(kind));
  const query = useQuery(home(kind));
  const error = page.error ?? query.error;
  if (page.data && query.data && !page.isFetching)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <EditorWithWords
          key={`${kind} ${page.dataUpdatedAt}`}
          kind={kind}
          draft={page.data}
          learning={query.data.learning}
        />
      </Suspense>
    );
  if (error && !page.isFetching)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void Promise.all([page.refetch(), query.refetch()])} />
      </Page>
    );
  return <PageSkeleton />;
}
