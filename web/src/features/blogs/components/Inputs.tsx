/** All that is written of an entry or a product: its text, and beside it how it is found and shown. */

import { RichTextField } from "@learnt/ui/editor/RichTextEditor";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { pictureInText } from "../../../app/PictureDrop";
import type { Kind } from "../model";
import { blogFilters } from "../queries";
import { PictureField, PicturesField } from "./PictureFields";

export function Inputs({ kind }: { kind: Kind }) {
  const { t } = useTranslation("blogs");
  const query = useQuery(blogFilters(kind));
  const data = query.data;
  const isProduct = kind === "product";
  return (
    <TwoColumns
      aside={
        <Grid templateColumns="minmax(0, 1fr)" gap="1.1rem">
          {isProduct && (
            <Card title={t("offer")}>
              <Grid templateColumns="minmax(0, 1fr)" gap="1.1rem">
                <TextField
                  name="product.price"
                  label={t("field.price")}
                  hint={t("field.priceHint")}
                  maxLength={100}
                  dir="auto"
                  optional
                />
                <TextField
                  name="product.actionLabel"
                  label={t("field.actionLabel")}
                  hint={t("field.actionLabelHint")}
                  maxLength={60}
                  dir="auto"
                  optional
                />
                <TextField
                  name="product.actionLink"
                  label={t("field.actionLink")}
                  hint={t("field.actionLinkHint")}
                  maxLength={2_000}
                  dir="ltr"
                  optional
                />
              </Grid>
            </Card>
          )}
          <Card title={t("found")}>
            <Grid templateColumns="minmax(0, 1fr)" gap="1.1rem">
              <PictureField name="image" label={t("field.image")} />
              {isProduct && <PicturesField name="product.pictures" label={t("field.pictures")} />}
              <TextField
                name="category"
                label={t("field.category")}
                hint={
                  data?.categories.length
                    ? t("field.categoryHint", { known: data.categories.join(", ") })
                    : undefined
                }
                maxLength={100}
                dir="auto"
                autoComplete="off"
                optional
              />
              <TagsField
                name="tags"
                label={t("field.tags")}
                hint={t("field.tagsHint")}
                suggestions={data?.tags ?? []}
                optional
              />
              <QueryError query={query} />
              <TextField
                name="publishedAt"
                type="datetime-local"
                label={t("field.publishedAt")}
                hint={t("field.publishedAtHint")}
                optional
              />
            </Grid>
          </Card>
        </Grid>
      }
    >
      <Grid templateColumns="minmax(0, 1fr)" gap="1.1rem">
        <TextField name="title" label={t("field.title")} maxLength={200} dir="auto" autoComplete="off" />
        <TextAreaField
          name="summary"
          label={t("field.summary")}
          hint={t("field.summaryHint")}
          maxLength={500}
          rows={3}
          optional
        />
        <RichTextField
          name="doc"
          label={t(isProduct ? "field.description" : "field.doc")}
          onPicture={pictureInText}
        />
      </Grid>
    </TwoColumns>
  );
}
