/** Articles by category: the categories with their first articles, one category whole, or one article. */
import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Stack } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { QueryContent } from "../../app/QueryContent";
import { ArticlePage } from "./components/ArticlePage";
import { ArticleList, Categories } from "./components/Categories";
import { useSearchWord } from "./components/useSearchWord";
import { mentions } from "./model";
import { categoryList } from "./queries";

const PATH = "/pages/knowledge-base";

export default function KnowledgeBaseRoute() {
  const { t } = useTranslation("sample_pages");
  const [input, setInput] = useSearchWord("search");
  const [categoryId] = useSearchWord("category");
  const [articleId] = useSearchWord("article");
  const query = useQuery(categoryList);
  return (
    <Page width="container">
      <QueryContent query={query}>
        {(categories) => {
          const home = categories.find(({ featuredArticles }) =>
            featuredArticles.some(({ id }) => id === articleId),
          );
          const article = home?.featuredArticles.find(({ id }) => id === articleId);
          if (home && article) return <ArticlePage article={article} category={home} />;
          const category = categories.find(({ id }) => id === categoryId);
          const isLost = (articleId !== "" && !article) || (categoryId !== "" && !category);
          const all = (category ? [category] : categories).flatMap(
            ({ featuredArticles }) => featuredArticles,
          );
          const shown = all.filter(({ title, content }) => mentions(input, title, content));
          return (
            <>
              <PageHeader
                eyebrow={category ? <Link to={PATH}>{t("knowledge.title")}</Link> : t("help")}
                title={category?.title ?? t("knowledge.title")}
              >
                {category ? t("articles", { count: category.articlesCount }) : t("knowledge.note")}
              </PageHeader>
              <Stack gap="5">
                <SearchBox value={input} onChange={setInput} label={t("knowledge.search")} />
                {isLost || shown.length === 0 ? (
                  <EmptyState
                    icon={<SearchX />}
                    title={t(isLost ? "knowledge.gone" : "nothing")}
                    action={<LinkButton to={PATH}>{t("knowledge.all")}</LinkButton>}
                  />
                ) : input || category ? (
                  <ArticleList articles={shown} typed={input} />
                ) : (
                  <Categories categories={categories} />
                )}
              </Stack>
            </>
          );
        }}
      </QueryContent>
    </Page>
  );
}
