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
  filled(items).sort((one, other) => (other.timestamp ?? "").localeCompare(one.timestamp ?? ""));

/** In the editor: what was added and not filled yet. */
const filled = (items: Props["items"]) =>
  (items ?? []).filter(
    ({ label, title, caption, text, url, media_url }) =>
      label || title || caption || text || url || media_url,
  );

/** A page of the app, or somewhere else in a new tab; without an address only its words. */
export function Leads({
  to,
  className,
  children,
}: {
  to: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  if (!to) return children;
  const given = className ? { className } : {};
  return to.startsWith("/") ? (
    <Link to={to} {...given}>
      {children}
    </Link>
  ) : (
    <ExternalLink href={to} {...given}>
      {children}
    </ExternalLink>
  );
}

export function Words({ title, doc }: Props) {
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
    <figure className="lt-card ho-picture">
      <Leads to={link} className="ho-plain">
        <img src={url} width={width} height={height} alt={alt || title || ""} loading="lazy" />
      </Leads>
      {title && <figcaption dir="auto">{title}</figcaption>}
    </figure>
  );
}

export function QuickLinks({ title, items }: Props) {
  const links = filled(items);
  if (!title && links.length === 0) return null;
  return (
    <Card title={title} className="ho-links">
      <ul>
        {links.map(({ label, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may say the same, and none has a state
          <li key={index}>
            <Leads to={link} className="ho-quick">
              <bdi>{label}</bdi>
              <ArrowRight aria-hidden="true" className="ho-flip" />
            </Leads>
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
    <section className="ho-part" aria-label={title}>
      {title && (
        <header className="ho-head">
          <h2 dir="auto">{title}</h2>
        </header>
      )}
      <ul className="ho-posts">
        {posts.map((post) => (
          <li key={post.id} className="lt-card ho-post">
            {post.media_url && <img src={post.media_url} alt="" loading="lazy" />}
            <div className="ho-post-text">
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
      {isFromBlog && all.length === 0 && <p className="ho-none">{t("news.none")}</p>}
      <ul className="ho-news">
        {all.map((news) => (
          <li key={news.id ?? `${news.timestamp} ${news.title}`} className={cx(!news.url && "ho-news-plain")}>
            {news.url ? (
              <img src={news.url} alt="" loading="lazy" />
            ) : (
              <span className="ho-mark" aria-hidden="true">
                <Newspaper />
              </span>
            )}
            <div>
              <h3 dir="auto">
                <Leads to={news.link}>{news.title}</Leads>
              </h3>
              <time dateTime={news.timestamp}>{date(dayOfMoment(news.timestamp ?? ""))}</time>
              {news.text && (
                <p dir="auto" className="ho-news-text">
                  {news.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isFromBlog && all.length > 0 && (
        <p className="ho-news-all">
          <Link
            to={category ? `${paths.blogs}?${new URLSearchParams({ category })}` : paths.blogs}
            className="ho-all"
          >
            {t("news.all")}
            <ArrowRight aria-hidden="true" className="ho-flip" />
          </Link>
        </p>
      )}
    </Card>
  );
}
