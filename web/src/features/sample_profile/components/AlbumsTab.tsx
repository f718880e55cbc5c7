/** Pictures and videos, by album. */
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../../sample/SeededPicture";
import type { Album } from "../model";

export function AlbumsTab({ albums }: { albums: readonly Album[] }) {
  const { t } = useTranslation("sample_profile");
  return (
    <Stack gap="4">
      {albums.map(({ id, name, media }) => (
        <Card key={id} title={name} note={t("pictures", { count: media.length })}>
          <SimpleGrid columns={{ base: 2, md: 3 }} gap="3">
            {media.map(({ title, preview, type }) => (
              <figure key={title}>
                <SeededPicture src={preview} ratio={1.5} alt={title} />
                <Text as="figcaption" small muted>
                  {type === "video" ? t("video", { title }) : title}
                </Text>
              </figure>
            ))}
          </SimpleGrid>
        </Card>
      ))}
    </Stack>
  );
}
