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
import { Loaded } from "../../app/Loaded";
import { ArticlePage } from "./components/ArticlePage";
import { ArticleList, Categories } from "./components/Categories";
import { useWord } from "./components/useWord";
import { mentions } from "./model";
import { categoryList } from "./queries";

const HERE = "/pages/knowledge-base";

export default function KnowledgeBaseRoute() {
  const { t } = useTranslation("sample_pages");
  const [typed, setTyped] = useWord("search");
  const [categoryId] = useWord("category");
  const [articleId] = useWord("article");
  const asked = useQuery(categoryList);
  return (
    <Page width="container">
      <Loaded asked={asked}>
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
          const shown = all.filter(({ title, content }) => mentions(typed, title, content));
          return (
            <>
              <PageHeader
                eyebrow={category ? <Link to={HERE}>{t("knowledge.title")}</Link> : t("help")}
                title={category?.title ?? t("knowledge.title")}
              >
                {category ? t("articles", { count: category.articlesCount }) : t("knowledge.note")}
              </PageHeader>
              <Stack gap="5">
                <SearchBox value={typed} onChange={setTyped} label={t("knowledge.search")} />
                {isLost || shown.length === 0 ? (
                  <EmptyState
                    icon={<SearchX />}
                    title={t(isLost ? "knowledge.gone" : "nothing")}
                    action={<LinkButton to={HERE}>{t("knowledge.all")}</LinkButton>}
                  />
                ) : typed || category ? (
                  <ArticleList articles={shown} typed={typed} />
                ) : (
                  <Categories categories={categories} />
                )}
              </Stack>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
