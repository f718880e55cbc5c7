/** A board: lists of cards that are moved by hand, by key or by menu. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { NotFound } from "../../app/NotFound";
import { useTitle } from "../../app/title";
import { BoardView } from "./components/BoardView";
import { board } from "./queries";

export default function BoardRoute() {
  const { t } = useTranslation("sample_scrumboard");
  const { boardId = "" } = useParams();
  const query = useQuery(board(boardId));
  useTitle(query.data?.name);
  if (query.data) return <BoardView key={boardId} board={query.data} />;
  if (query.isPending) return <PageSkeleton />;
  return (
    <NotFound
      error={query.error}
      onRetry={() => void query.refetch()}
      list="/apps/scrumboard/boards"
      listName={t("title")}
    />
  );
}
