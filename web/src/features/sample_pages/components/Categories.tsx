/** Categories with their first articles, and a list of articles. */
import { LinkButton } from "@learnt/ui/action/Button";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Article, Category } from "../model";
import { Highlighted } from "./Highlighted";

const FEATURED = 5;
const pathOf = (article: string) => `/pages/knowledge-base?article=${article}`;

export function Categories({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation("sample_pages");
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
      {categories.map(({ id, title, articlesCount, featuredArticles }) => (
        <Card key={id} title={title} note={t("articles", { count: articlesCount })}>
          <ArticleLinks articles={featuredArticles.slice(0, FEATURED)} />
          {articlesCount > FEATURED && (
            <LinkButton to={`/pages/knowledge-base?category=${id}`} variant="plain" size="sm">
              {t("allOf", { category: title })}
            </LinkButton>
          )}
        </Card>
      ))}
    </SimpleGrid>
  );
}

export function ArticleList({ articles, typed }: { articles: readonly Article[]; typed: string }) {
  return (
    <Card>
      <ArticleLinks articles={articles} typed={typed} />
    </Card>
  );
}

function ArticleLinks({ articles, typed = "" }: { articles: readonly Article[]; typed?: string }) {
  return (
    <Stack as="ul" gap="1" marginBlockEnd="2">
      {articles.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={pathOf(id)}
            style={{ display: "flex", gap: "0.6rem", alignItems: "center", minBlockSize: "2.25rem" }}
          >
            <FileText aria-hidden="true" />
            <Highlighted text={title} typed={typed} />
          </Link>
        </li>
      ))}
    </Stack>
  );
}
