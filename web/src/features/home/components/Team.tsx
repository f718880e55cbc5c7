/** What the team itself puts on its homepage. */

import { ExternalLink, Link } from "@learnt/ui/action/Link";
import { cx } from "@learnt/ui/base/cx";
import { useFormat } from "@learnt/ui/base/format";
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { Card } from "@learnt/ui/page/Card";
import { ArrowRight, Newspaper } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayOfMoment } from "../../../app/localTime";
import { paths } from "../../../app/pathBuilder";
import type { Props } from "../model";

const newest = (items: Props["items"]) =>
  filledItems(items).sort((item, other) => (other.timestamp ?? "").localeCompare(item.timestamp ?? ""));

/** In the editor: what was added and not filled yet. */
const filledItems = (items: Props["items"]) =>
  (items ?? []).filter(
    ({ label, title, caption, text, url, media_url }) =>
      label || title || caption || text || url || media_url,
  );

/** A page of the app, or somewhere else in a new tab; without an address only its words. */
export function OptionalLink({
  to,
  className,
  children,
}: {
  to: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  if (!to) return children;
  const classProps = className ? { className } : {};
  return to.startsWith("/") ? (
    <Link to={to} {...classProps}>
      {children}
    </Link>
  ) : (
    <ExternalLink href={to} {...classProps}>
      {children}
    </ExternalLink>
  );
}

export function TextCard({ title, doc }: Props) {
  if (!title && !doc) return null;
  return (
    <Card title={title}>
      <RichTextView document={doc} />
    </Card>
  );
}

export function Picture({ title, url, width, height, alt, link }: Props) {
  if (!url) return null;
  return (
    <figure className="kit-card home-picture">
      <OptionalLink to={link} className="home-plain">
        <img src={url} width={width} height={height} alt={alt || title || ""} loading="lazy" />
      </OptionalLink>
      {title && <figcaption dir="auto">{title}</figcaption>}
    </figure>
  );
}

export function QuickLinks({ title, items }: Props) {
  const links = filledItems(items);
  if (!title && links.length === 0) return null;
  return (
    <Card title={title} className="home-links">
      <ul>
        {links.map(({ label, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may say the same, and none has a state
          <li key={index}>
            <OptionalLink to={link} className="home-quick">
              <bdi>{label}</bdi>
              <ArrowRight aria-hidden="true" className="home-flip" />
            </OptionalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Social({ title, items }: Props) {
  const { days } = useFormat();
  const posts = newest(items);
  if (!title && posts.length === 0) return null;
  return (
    <section className="home-part" aria-label={title}>
      {title && (
        <header className="home-head">
          <h2 dir="auto">{title}</h2>
        </header>
      )}
      <ul className="home-posts">
        {posts.map((post) => (
          <li key={post.id} className="kit-card home-post">
            {post.media_url && <img src={post.media_url} alt="" loading="lazy" />}
            <div className="home-post-text">
              <p dir="auto">{post.caption}</p>
              <time dateTime={post.timestamp}>{days(dayOfMoment(post.timestamp ?? ""))}</time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function News({ title, items, source, category }: Props) {
  const { t } = useTranslation("home");
  const { date } = useFormat();
  const all = newest(items);
  const isFromBlog = source === "blog";
  if (!isFromBlog && !title && all.length === 0) return null;
  return (
    <Card title={title || (isFromBlog && t("widget.news"))}>
      {isFromBlog && all.length === 0 && <p className="home-none">{t("news.none")}</p>}
      <ul className="home-news">
        {all.map((post) => (
          <li
            key={post.id ?? `${post.timestamp} ${post.title}`}
            className={cx(!post.url && "home-news-plain")}
          >
            {post.url ? (
              <img src={post.url} alt="" loading="lazy" />
            ) : (
              <span className="home-mark" aria-hidden="true">
                <Newspaper />
              </span>
            )}
            <div>
              <h3 dir="auto">
                <OptionalLink to={post.link}>{post.title}</OptionalLink>
              </h3>
              <time dateTime={post.timestamp}>{date(dayOfMoment(post.timestamp ?? ""))}</time>
              {post.text && (
                <p dir="auto" className="home-news-text">
                  {post.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isFromBlog && all.length > 0 && (
        <p className="home-news-all">
          <Link
            to={category ? `${paths.blogs}?${new URLSearchParams({ category })}` : paths.blogs}
            className="home-all"
          >
            {t("news.all")}
            <ArrowRight aria-hidden="true" className="home-flip" />
          </Link>
        </p>
      )}
    </Card>
  );
}
