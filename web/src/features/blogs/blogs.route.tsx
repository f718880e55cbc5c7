/** The blog and the products: found by words, category and tag; admins see drafts too, and begin new ones here. */
import { Button } from "@learnt/ui/action/Button";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { Segments } from "@learnt/ui/form/Segments";
import { Box } from "@learnt/ui/layout/layout";
import { CardGrid } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useListState } from "@learnt/ui/table/listState";
import { Pagination } from "@learnt/ui/table/Pagination";
import { useQuery } from "@tanstack/react-query";
import { Newspaper, Plus, SearchX, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import type { FilterOf } from "../../api/client";
import { useNow } from "../../app/useNow";
import { BlogCard } from "./components/BlogCard";
import { Filters } from "./components/Filters";
import { NewBlog } from "./components/NewBlog";
import { type Kind, kindFromSearch, listOf } from "./model";
import { blogList } from "./queries";
import { useLiveInvalidation, useMayWrite } from "./useLiveInvalidation";

export default function Blogs() {
  const { t } = useTranslation("blogs");
  const navigate = useNavigate();
  const now = useNow();
  const mayWrite = useMayWrite();
  const [search] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const kind = kindFromSearch(search);
  const state = useListState<FilterOf<"/api/blogs">>({
    filters: ["status", "category", "tag"],
    sort: "-publishedAt",
    perPage: 24,
  });
  const list = useQuery(blogList({ ...state.params, kind }));
  useLiveInvalidation();
  useQueryParamAction("new", () => setAdding(true));

  const rows = list.data?.items;
  const add = mayWrite && (
    <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
      {t(`add.${kind}`)}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t(`list.${kind}`)} actions={add}>
        {t(`note.${kind}`)}
      </PageHeader>
      <Box maxInlineSize="24rem" mb="4">
        <Segments<Kind>
          label={t("kinds")}
          hideLabel
          value={kind}
          onChange={(next) => void navigate(listOf(next))}
          options={[
            { value: "blog", label: t("list.blog"), icon: <Newspaper aria-hidden="true" /> },
            { value: "product", label: t("list.product"), icon: <ShoppingBag aria-hidden="true" /> },
          ]}
        />
      </Box>
      <Filters kind={kind} state={state} total={list.data?.total} mayWrite={mayWrite} />
      {list.isPending && <SkeletonCards />}
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {rows?.length === 0 &&
        (state.isFiltered || state.page > 1 ? (
          <EmptyState
            icon={<SearchX />}
            title={t("nothingFound")}
            action={<Button onClick={state.clear}>{t("clear")}</Button>}
          />
        ) : (
          <EmptyState icon={<Newspaper />} title={t(`empty.${kind}`)} action={add}>
            {t(mayWrite ? `empty.write.${kind}` : "empty.read")}
          </EmptyState>
        ))}
      {rows && rows.length > 0 && (
        <>
          <div
            className={list.isPlaceholderData ? "kit-cards-stale" : undefined}
            aria-busy={list.isPlaceholderData || undefined}
          >
            <CardGrid label={t(`list.${kind}`)}>
              {rows.map((row) => (
                <BlogCard key={row.id} row={row} now={now} />
              ))}
            </CardGrid>
          </div>
          {(list.data?.total ?? 0) > state.perPage && (
            <div className="kit-cards-pages">
              <Pagination
                page={state.page}
                perPage={state.perPage}
                total={list.data?.total}
                onPage={state.setPage}
              />
            </div>
          )}
        </>
      )}
      {mayWrite && <NewBlog kind={kind} open={adding} onClose={() => setAdding(false)} />}
    </Page>
  );
}
