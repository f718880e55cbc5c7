/** Pictures in the editor's form: the one above it, and those of a product in their order. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { chakra, Flex, Grid } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";
import { ArrowLeft, ArrowRight, Trash2, X } from "lucide-react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PictureDrop } from "../../../app/PictureDrop";
import { MAX_PICTURES, moved, type Picture } from "../model";

const Field = chakra(
  "fieldset",
  {},
  withCss({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "0.6rem",
    minInlineSize: "0",
    "& > legend": { marginBlockEnd: "0.4rem" },
  }),
);

export function PictureField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation("blogs");
  const { field, fieldState } = useController({ name });
  const value = field.value as Picture | null;
  return (
    <Field>
      <legend className="kit-label">{label}</legend>
      {value && (
        <chakra.img
          src={value.url}
          alt=""
          inlineSize="100%"
          maxBlockSize="48"
          borderRadius="md"
          objectFit="cover"
        />
      )}
      <PictureDrop
        label={t("pictureChoose")}
        hint={t("pictureHint")}
        error={fieldState.error?.message}
        onSent={field.onChange}
      />
      {value && (
        <div>
          <Button size="sm" variant="ghost" icon={<X />} onClick={() => field.onChange(null)}>
            {t("pictureRemove")}
          </Button>
        </div>
      )}
    </Field>
  );
}

export function PicturesField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation("blogs");
  const { field, fieldState } = useController({ name });
  const all = field.value as Picture[];
  const put = (from: number, to: number) => field.onChange(moved(all, from, to));
  return (
    <Field>
      <legend className="kit-label">{label}</legend>
      {all.length > 0 && (
        <Grid as="ol" templateColumns="repeat(auto-fill, minmax(7rem, 1fr))" gap="0.6rem">
          {all.map(({ id, url }, index) => {
            const number = index + 1;
            return (
              <li key={id}>
                <chakra.img
                  src={url}
                  alt={t("picture", { number })}
                  inlineSize="100%"
                  aspectRatio="4 / 3"
                  borderRadius="sm"
                  objectFit="cover"
                />
                <Flex justify="space-between">
                  <IconButton
                    size="sm"
                    label={t("pictureBefore", { number })}
                    icon={<ArrowLeft className="kit-flip" />}
                    disabled={index === 0}
                    onClick={() => put(index, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    label={t("pictureAfter", { number })}
                    icon={<ArrowRight className="kit-flip" />}
                    disabled={number === all.length}
                    onClick={() => put(index, index + 1)}
                  />
                  <IconButton
                    size="sm"
                    label={t("pictureTake", { number })}
                    icon={<Trash2 />}
                    onClick={() => field.onChange(all.filter((item) => item.id !== id))}
                  />
                </Flex>
              </li>
            );
          })}
        </Grid>
      )}
      {all.length < MAX_PICTURES && (
        <PictureDrop
          label={t("pictureAdd")}
          hint={t("pictureHint")}
          error={fieldState.error?.message}
          onSent={(picture) => field.onChange([...all, picture])}
        />
      )}
    </Field>
  );
}
