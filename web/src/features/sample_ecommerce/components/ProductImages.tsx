/** The pictures of a product: one of them stands for it in lists. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { FileDrop } from "@learnt/ui/form/FileField";
import { Box, Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../../sample/SeededPicture";
import { smallPicture } from "../../sample/smallPicture";
import type { Picture } from "../model";

export function ProductImages({ name }: { name: string }) {
  const { t } = useTranslation("sample_ecommerce");
  const [error, setError] = useState<string | null>(null);
  const images = useController<{ images: Picture[] }, "images">({ name: "images" }).field;
  const featured = useController<{ featuredImageId: string }, "featuredImageId">({
    name: "featuredImageId",
  }).field;
  const add = async (file: File) => {
    setError(null);
    try {
      const created = { id: crypto.randomUUID(), url: await smallPicture(file), type: "image" };
      images.onChange([...images.value, created]);
      if (!featured.value) featured.onChange(created.id);
    } catch {
      setError(t("image.unreadable"));
    }
  };
  const remove = (id: string) => {
    const rest = images.value.filter((item) => item.id !== id);
    images.onChange(rest);
    if (featured.value === id) featured.onChange(rest[0]?.id ?? "");
  };
  return (
    <Card>
      <Stack gap="4">
        <FileDrop
          label={t("image.add")}
          hint={t("image.hint")}
          accept="image/*"
          error={error}
          onFile={(file) => void add(file)}
        />
        <Grid
          as="ul"
          templateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))"
          gap="3"
          padding="0"
          margin="0"
        >
          {images.value.map((item, index) => {
            const isOn = item.id === featured.value;
            return (
              <Box
                as="li"
                key={item.id}
                listStyleType="none"
                border="2px solid"
                borderColor={isOn ? "accent.shape" : "line"}
                borderRadius="md"
                overflow="hidden"
              >
                <SeededPicture
                  src={item.url}
                  ratio={1.3}
                  alt={t("image.name", { number: index + 1, name })}
                />
                <HStack justify="space-between" padding="1" gap="1">
                  <Button
                    size="sm"
                    variant="ghost"
                    icon={<Star />}
                    aria-pressed={isOn}
                    onClick={() => featured.onChange(item.id)}
                  >
                    {t(isOn ? "image.featured" : "image.feature")}
                  </Button>
                  <IconButton
                    size="sm"
                    icon={<Trash2 />}
                    label={t("image.remove", { number: index + 1 })}
                    onClick={() => remove(item.id)}
                  />
                </HStack>
              </Box>
            );
          })}
        </Grid>
      </Stack>
    </Card>
  );
}
