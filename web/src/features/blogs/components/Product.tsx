/** A product: its pictures beside its price and the way to get it, its description below. */
import { ExternalButton, LinkButton } from "@learnt/ui/action/Button";
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { Box, Grid, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { ArrowRight, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Blog, gallery } from "../model";
import { ArticleHeader } from "./ArticleHeader";
import { Neighbours } from "./Neighbours";
import { PictureFrame, ThumbnailButton } from "./styles";

export function Product({ blog, mayWrite }: { blog: Blog; mayWrite: boolean }) {
  const { t } = useTranslation("blogs");
  const { product } = blog;
  const hasOffer = Boolean(product?.price || product?.actionLink || blog.summary);
  return (
    <Page width="container">
      <ArticleHeader blog={blog} mayWrite={mayWrite} />
      {product && hasOffer ? (
        <TwoColumns
          aside={
            <Grid as="section" className="kit-card" gap="0.9rem" p="5" aria-label={t("offer")}>
              {product.price && (
                <Text
                  fontSize="1.5rem"
                  fontWeight="bold"
                  letterSpacing="-0.02em"
                  overflowWrap="anywhere"
                  dir="auto"
                >
                  {product.price}
                </Text>
              )}
              {blog.summary && (
                <Text muted overflowWrap="anywhere" dir="auto">
                  {blog.summary}
                </Text>
              )}
              {product.actionLabel && <Action label={product.actionLabel} link={product.actionLink} />}
            </Grid>
          }
        >
          <Pictures blog={blog} />
        </TwoColumns>
      ) : (
        <Pictures blog={blog} />
      )}
      <Box mt="6">
        <Card title={t("about")}>
          <RichTextView document={blog.doc} />
        </Card>
      </Box>
      <Neighbours blog={blog} />
    </Page>
  );
}

/** A page of the app, or somewhere else in a new tab. */
function Action({ label, link }: { label: string; link: string }) {
  if (!link) return null;
  return link.startsWith("/") ? (
    <LinkButton to={link} variant="solid" size="lg" wide trailing={<ArrowRight className="kit-flip" />}>
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
    <section aria-label={t("pictures")}>
      <PictureFrame>
        {shown ? <img src={shown.url} alt={blog.title} /> : <Cover seed={blog.id} ratio={16 / 9} />}
      </PictureFrame>
      {all.length > 1 && (
        <Wrap as="ul" gap="0.6rem" mt="3">
          {all.map((picture, index) => (
            <li key={picture.id}>
              <ThumbnailButton
                type="button"
                aria-label={t("picture", { number: index + 1 })}
                aria-pressed={picture === shown}
                onClick={() => setChosen(picture.id)}
              >
                <img src={picture.url} alt="" loading="lazy" />
              </ThumbnailButton>
            </li>
          ))}
        </Wrap>
      )}
    </section>
  );
}
