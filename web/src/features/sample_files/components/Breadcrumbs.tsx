/** Where one is among the folders, and the way back. */
import { Link } from "@learnt/ui/action/Link";
import { HStack } from "@learnt/ui/layout/layout";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { breadcrumbs } from "../model";

export function Breadcrumbs({ folder }: { folder: string }) {
  const { t } = useTranslation("sample_files");
  if (!folder) return null;
  const crumbs = breadcrumbs(folder);
  return (
    <nav aria-label={t("way")}>
      <HStack
        as="ol"
        gap="1"
        wrap="wrap"
        padding="0"
        marginBlockStart="0"
        marginBlockEnd="4"
        listStyleType="none"
      >
        <li>
          <Link to="?">{t("top")}</Link>
        </li>
        {crumbs.map(({ name, path }, index) => (
          <HStack as="li" key={path} gap="1">
            <ChevronRight size={16} aria-hidden="true" className="kit-flip" />
            {index === crumbs.length - 1 ? (
              <span aria-current="page">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <Link to={`?${new URLSearchParams({ folder: path })}`}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </HStack>
        ))}
      </HStack>
    </nav>
  );
}
