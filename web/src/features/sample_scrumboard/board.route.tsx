/** A board: lists of cards that are moved by hand, by key or by menu. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Missing } from "../../app/Missing";
import { useTitle } from "../../app/title";
import { BoardView } from "./components/BoardView";
import { board } from "./queries";

export default function BoardRoute() {
  const { t } = useTranslation("sample_scrumboard");
  const { boardId = "" } = useParams();
  const asked = useQuery(board(boardId));
  useTitle(asked.data?.name);
  if (asked.data) return <BoardView key={boardId} board={asked.data} />;
  if (asked.isPending) return <PageSkeleton />;
  return (
    <Missing
      error={asked.error}
      onRetry={() => void asked.refetch()}
      list="/apps/scrumboard/boards"
      listName={t("title")}
    />
  );
}
