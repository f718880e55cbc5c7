/** A product: its pictures beside its price and the way to get it, its description below. */
import { ExternalButton, LinkButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { Cover } from "@learnt/ui/media/Cover";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { ArrowRight, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Blog, gallery } from "../model";
import { ArticleHeader } from "./ArticleHeader";
import { Neighbours } from "./Neighbours";

export function Product({ blog, mayWrite }: { blog: Blog; mayWrite: boolean }) {
  const { t } = useTranslation("blogs");
  const { product } = blog;
  const hasOffer = Boolean(product?.price || product?.actionLink || blog.summary);
  return (
    <Page width="container">
      <ArticleHeader blog={blog} mayWrite={mayWrite} />
      <div className={hasOffer ? "bl-product" : undefined}>
        <Pictures blog={blog} />
        {product && hasOffer && (
          <section className="lt-card bl-offer" aria-label={t("offer")}>
            {product.price && (
              <p className="bl-offer-price" dir="auto">
                {product.price}
              </p>
            )}
            {blog.summary && (
              <p className="bl-offer-text" dir="auto">
                {blog.summary}
              </p>
            )}
            {product.actionLabel && <Action label={product.actionLabel} link={product.actionLink} />}
          </section>
        )}
      </div>
      <div className="bl-about">
        <Card title={t("about")}>
          <RichTextView document={blog.doc} />
        </Card>
      </div>
      <Neighbours blog={blog} />
    </Page>
  );
}

/** A page of the app, or somewhere else in a new tab. */
function Action({ label, link }: { label: string; link: string }) {
  if (!link) return null;
  return link.startsWith("/") ? (
    <LinkButton to={link} variant="solid" size="lg" wide trailing={<ArrowRight className="lt-flip" />}>
      <bdi>{label}</bdi>
    </LinkButton>
  ) : (
    <ExternalButton href={link} variant="solid" size="lg" wide trailing={<ExternalLink />}>
      <bdi>{label}</bdi>
    </ExternalButton>
  );
}

function Pictures({ blog }: { blog: Blog }) {
  const { t } = useTranslation("blogs");
  const all = gallery(blog);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = all.find(({ id }) => id === chosen) ?? all[0];
  return (
    <section className="bl-pictures" aria-label={t("pictures")}>
      <div className="bl-picture">
        {shown ? <img src={shown.url} alt={blog.title} /> : <Cover seed={blog.id} ratio={16 / 9} />}
      </div>
      {all.length > 1 && (
        <ul className="bl-thumbs">
          {all.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                className={cx("bl-thumb", picture === shown && "bl-thumb-on")}
                aria-label={t("picture", { number: index + 1 })}
                aria-pressed={picture === shown}
                onClick={() => setChosen(picture.id)}
              >
                <img src={picture.url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
