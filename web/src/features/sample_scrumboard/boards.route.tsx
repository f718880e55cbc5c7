/** All boards, and the beginning of a new one. */

import { Button } from "@learnt/ui/action/Button";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { Cover } from "@learnt/ui/media/Cover";
import { CardGrid, OpenCard } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardTools } from "@learnt/ui/table/CardTools";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Kanban, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NewBoard } from "./components/NewBoard";
import { pathOf } from "./model";
import { boards } from "./queries";

export default function BoardsRoute() {
  const { t } = useTranslation("sample_scrumboard");
  const [adding, setAdding] = useState(false);
  const state = useListState();
  const query = useQuery(boards);
  useQueryParamAction("new", () => setAdding(true));
  const searchText = state.search.trim().toLowerCase();
  const rows = query.data?.filter(({ name }) => name.toLowerCase().includes(searchText));
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("board.new")}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t("title")} actions={add}>
        {t("note")}
      </PageHeader>
      <CardTools state={state} searchLabel={t("search.boards")} />
      {query.isPending && <SkeletonCards />}
      {query.error && !rows && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {rows?.length === 0 &&
        (searchText ? (
          <EmptyState
            icon={<SearchX />}
            title={t("search.none")}
            action={<Button onClick={state.clear}>{t("filter.clear")}</Button>}
          />
        ) : (
          <EmptyState icon={<Kanban />} title={t("empty")} action={add}>
            {t("empty.text")}
          </EmptyState>
        ))}
      {rows && rows.length > 0 && (
        <CardGrid label={t("title")}>
          {rows.map((item) => (
            <OpenCard key={item.id} to={pathOf(item)} title={item.name} cover={<Cover seed={item.name} />} />
          ))}
        </CardGrid>
      )}
      <NewBoard open={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}
