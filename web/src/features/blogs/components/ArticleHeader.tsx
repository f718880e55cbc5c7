/** What stands above an entry and a product: the way back, its words, its title, and what an admin can do with it. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Box, Wrap } from "@learnt/ui/layout/layout";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../app/useNow";
import { type Blog, filteredListPath, listOf, stateOf } from "../model";
import { BlogActions } from "./BlogActions";
import { TagLink } from "./styles";

export function ArticleHeader({ blog, mayWrite }: { blog: Blog; mayWrite: boolean }) {
  const { t } = useTranslation("blogs");
  const { dateTime } = useFormat();
  const state = stateOf(blog, useNow());
  const { kind, category, tags } = blog;
  return (
    <>
      <PageHeader
        eyebrow={<Link to={listOf(kind)}>{t(`list.${kind}`)}</Link>}
        title={blog.title}
        actions={mayWrite && <BlogActions blog={blog} />}
      >
        {(category || tags.length > 0) && (
          <Wrap as="ul" gap="0.4rem" mt="2" aria-label={t("words")}>
            {category && (
              <li>
                <TagLink asChild color="accent.text" borderColor="accent.line">
                  <Link to={filteredListPath(kind, "category", category)}>
                    <bdi>{category}</bdi>
                  </Link>
                </TagLink>
              </li>
            )}
            {tags.map((tag) => (
              <li key={tag}>
                <TagLink asChild>
                  <Link to={filteredListPath(kind, "tag", tag)}>
                    <bdi>{tag}</bdi>
                  </Link>
                </TagLink>
              </li>
            ))}
          </Wrap>
        )}
      </PageHeader>
      {mayWrite && state !== "published" && (
        <Box mb="5">
          <Notice tone={state === "draft" ? "warn" : "info"} title={t(`status.${state}`)}>
            {t(`unseen.${state}`, { when: dateTime(blog.publishedAt) })}
          </Notice>
        </Box>
      )}
    </>
  );
}
