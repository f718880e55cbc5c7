/** The results of a search as cards, each with its kind and a picture. */
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Cover } from "@learnt/ui/media/Cover";
import { CardGrid, OpenCard } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { Highlighted } from "./components/Highlighted";
import { SearchPage } from "./components/SearchPage";
import { useSearchPage } from "./components/useSearchPage";

export default function SearchModernRoute() {
  const { t } = useTranslation("sample_pages");
  const results = useSearchPage();
  return (
    <SearchPage results={results} width="full" title={t("modern")}>
      <CardGrid label={t("modern")}>
        {results.shown.map(({ id, title, path, excerpt, kind }) => (
          <OpenCard
            key={id}
            to={path}
            title={<Highlighted text={title} typed={results.typed} />}
            cover={kind === "person" ? undefined : <Cover seed={title} />}
            above={
              <>
                {t(`kind.${kind}`)}
                {kind === "person" && <Avatar name={title} size="sm" />}
              </>
            }
          >
            <Text muted small>
              <Highlighted text={excerpt} typed={results.typed} />
            </Text>
          </OpenCard>
        ))}
      </CardGrid>
    </SearchPage>
  );
}
