/** One article, with its neighbours in the category. */
import { LinkButton } from "@learnt/ui/action/Button";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type Article, type Category, paragraphs } from "../model";

const pathOf = (article: string) => `/pages/knowledge-base?article=${article}`;

export function ArticlePage({ article, category }: { article: Article; category: Category }) {
  const { t } = useTranslation("sample_pages");
  const at = category.featuredArticles.indexOf(article);
  const [before, after] = [category.featuredArticles[at - 1], category.featuredArticles[at + 1]];
  return (
    <article>
      <PageHeader
        eyebrow={<Link to={`/pages/knowledge-base?category=${category.id}`}>{category.title}</Link>}
        title={article.title}
      />
      <Card>
        <Stack gap="3" maxWidth="prose">
          {paragraphs(article.content).map(({ isHeading, text }) =>
            isHeading ? (
              <Heading key={text} level={2}>
                {text}
              </Heading>
            ) : (
              <Text key={text} lineHeight="relaxed" dir="auto">
                {text}
              </Text>
            ),
          )}
        </Stack>
      </Card>
      <HStack
        as="nav"
        aria-label={t("knowledge.further")}
        justify="space-between"
        flexWrap="wrap"
        marginBlockStart="4"
      >
        {before ? (
          <LinkButton to={pathOf(before.id)} icon={<ChevronLeft className="kit-flip" />}>
            {before.title}
          </LinkButton>
        ) : (
          <span />
        )}
        {after && (
          <LinkButton to={pathOf(after.id)} trailing={<ChevronRight className="kit-flip" />}>
            {after.title}
          </LinkButton>
        )}
      </HStack>
    </article>
  );
}
