/** The results of a search below each other, as search engines show them. */
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Marked } from "./components/Marked";
import { SearchPage } from "./components/SearchPage";
import { useFound } from "./components/useFound";

export default function SearchClassicRoute() {
  const { t } = useTranslation("sample_pages");
  const found = useFound();
  return (
    <SearchPage found={found} width="narrow" title={t("classic")}>
      <Stack as="ol" gap="5">
        {found.shown.map(({ id, title, path, excerpt }) => (
          <li key={id}>
            <Link className="lt-link" to={path}>
              <Marked text={title} typed={found.typed} />
            </Link>
            <Text small color="good.text" dir="ltr" textAlign="start">
              {path}
            </Text>
            <Text muted>
              <Marked text={excerpt} typed={found.typed} />
            </Text>
          </li>
        ))}
      </Stack>
    </SearchPage>
  );
}
