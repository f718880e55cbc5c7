/** The results of a search below each other, as search engines show them. */
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Highlighted } from "./components/Highlighted";
import { SearchPage } from "./components/SearchPage";
import { useSearchPage } from "./components/useSearchPage";

export default function SearchClassicRoute() {
  const { t } = useTranslation("sample_pages");
  const results = useSearchPage();
  return (
    <SearchPage results={results} width="narrow" title={t("classic")}>
      <Stack as="ol" gap="5">
        {results.shown.map(({ id, title, path, excerpt }) => (
          <li key={id}>
            <Link className="kit-link" to={path}>
              <Highlighted text={title} typed={results.typed} />
            </Link>
            <Text small color="good.text" dir="ltr" textAlign="start">
              {path}
            </Text>
            <Text muted>
              <Highlighted text={excerpt} typed={results.typed} />
            </Text>
          </li>
        ))}
      </Stack>
    </SearchPage>
  );
}
