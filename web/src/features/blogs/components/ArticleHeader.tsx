/** What stands above an entry and a product: the way back, its words, its title, and what an admin can do with it. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../app/useNow";
import { type Blog, listOf, narrowed, standing } from "../model";
import { Moves } from "./Moves";

export function ArticleHeader({ blog, mayWrite }: { blog: Blog; mayWrite: boolean }) {
  const { t } = useTranslation("blogs");
  const { dateTime } = useFormat();
  const state = standing(blog, useNow());
  const { kind, category, tags } = blog;
  return (
    <>
      <PageHeader
        eyebrow={<Link to={listOf(kind)}>{t(`list.${kind}`)}</Link>}
        title={blog.title}
        actions={mayWrite && <Moves blog={blog} />}
      >
        {(category || tags.length > 0) && (
          <ul className="bl-words" aria-label={t("words")}>
            {category && (
              <li>
                <Link to={narrowed(kind, "category", category)} className="bl-word bl-word-main">
                  <bdi>{category}</bdi>
                </Link>
              </li>
            )}
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={narrowed(kind, "tag", tag)} className="bl-word">
                  <bdi>{tag}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PageHeader>
      {mayWrite && state !== "published" && (
        <div className="bl-notice">
          <Notice tone={state === "draft" ? "warn" : "info"} title={t(`status.${state}`)}>
            {t(`unseen.${state}`, { when: dateTime(blog.publishedAt) })}
          </Notice>
        </div>
      )}
    </>
  );
}
