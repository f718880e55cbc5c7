/** An entry of the blog, to be read. */
import { useFormat } from "@learnt/ui/base/format";
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { Box, chakra, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Page } from "@learnt/ui/page/Page";
import { useTranslation } from "react-i18next";
import type { Blog } from "../model";
import { ArticleHeader } from "./ArticleHeader";
import { Neighbours } from "./Neighbours";

export function Entry({ blog, mayWrite }: { blog: Blog; mayWrite: boolean }) {
  const { t } = useTranslation("blogs");
  const { date } = useFormat();
  return (
    <Page width="narrow">
      <Box
        as="article"
        css={{ "& .kit-rich": { maxInlineSize: "none", fontSize: "1rem", overflowWrap: "anywhere" } }}
      >
        <ArticleHeader blog={blog} mayWrite={mayWrite} />
        <Wrap as="p" align="center" gap="0.4rem 0.75rem" mb="5" fontSize="md" color="fg.muted">
          {blog.author && (
            <>
              <Avatar name={blog.author.name} src={blog.author.avatarUrl} size="sm" />
              <Box as="bdi" fontWeight="semibold" color="fg">
                {blog.author.name}
              </Box>
            </>
          )}
          {blog.publishedAt && <time dateTime={blog.publishedAt}>{date(blog.publishedAt)}</time>}
          <span>{t("minutes", { count: blog.minutes })}</span>
        </Wrap>
        {blog.image && (
          <chakra.img
            src={blog.image.url}
            alt=""
            inlineSize="100%"
            maxBlockSize="26rem"
            mb="6"
            borderRadius="lg"
            objectFit="cover"
          />
        )}
        {blog.summary && (
          <Text muted mb="5" fontSize="1.0625rem" lineHeight="1.6" overflowWrap="anywhere" dir="auto">
            {blog.summary}
          </Text>
        )}
        <RichTextView document={blog.doc} />
      </Box>
      <Neighbours blog={blog} />
    </Page>
  );
}
