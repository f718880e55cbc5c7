/** A manager's people together, on the manager's homepage; a course or pathway leads to those who have it. */

import { LinkButton } from "@learnt/ui/action/Button";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../app/pathBuilder";
import { prefetchTeamOverview, TeamOverview } from "./TeamOverview";

export const prefetchMyTeam = prefetchTeamOverview;

export function MyTeamCard() {
  const { t } = useTranslation("my_team");
  const navigate = useNavigate();
  return (
    <Stack as="section" gap="3" aria-label={t("title")}>
      <Flex justify="space-between" align="center" gap="3">
        <Heading level={2}>{t("title")}</Heading>
        <LinkButton to={paths.myTeam} size="sm" variant="ghost">
          {t("card.all")}
        </LinkButton>
      </Flex>
      <TeamOverview chosenId="" onChoose={(id) => void navigate(`${paths.myTeam}?documentId=${id}`)} />
    </Stack>
  );
}
