/** An entry of the blog, to be read. */
import { useFormat } from "@learnt/ui/base/format";
import { RichTextView } from "@learnt/ui/editor/RichTextView";
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
      <article className="bl-entry">
        <ArticleHeader blog={blog} mayWrite={mayWrite} />
        <p className="bl-by">
          {blog.author && (
            <>
              <Avatar name={blog.author.name} src={blog.author.avatarUrl} size="sm" />
              <bdi className="bl-author">{blog.author.name}</bdi>
            </>
          )}
          {blog.publishedAt && <time dateTime={blog.publishedAt}>{date(blog.publishedAt)}</time>}
          <span>{t("minutes", { count: blog.minutes })}</span>
        </p>
        {blog.image && <img className="bl-cover" src={blog.image.url} alt="" />}
        {blog.summary && (
          <p className="bl-lead" dir="auto">
            {blog.summary}
          </p>
        )}
        <RichTextView document={blog.doc} />
      </article>
      <Neighbours blog={blog} />
    </Page>
  );
}
