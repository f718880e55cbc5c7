/** The results of a search as cards, each with its kind and a picture. */
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Cover } from "@learnt/ui/media/Cover";
import { CardGrid, OpenCard } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { Marked } from "./components/Marked";
import { SearchPage } from "./components/SearchPage";
import { useFound } from "./components/useFound";

export default function SearchModernRoute() {
  const { t } = useTranslation("sample_pages");
  const found = useFound();
  return (
    <SearchPage found={found} width="full" title={t("modern")}>
      <CardGrid label={t("modern")}>
        {found.shown.map(({ id, title, path, excerpt, kind }) => (
          <OpenCard
            key={id}
            to={path}
            title={<Marked text={title} typed={found.typed} />}
            cover={kind === "person" ? undefined : <Cover seed={title} />}
            above={
              <>
                {t(`kind.${kind}`)}
                {kind === "person" && <Avatar name={title} size="sm" />}
              </>
            }
          >
            <Text muted small>
              <Marked text={excerpt} typed={found.typed} />
            </Text>
          </OpenCard>
        ))}
      </CardGrid>
    </SearchPage>
  );
}
