/** The team's badges: found by words and state, begun here, each opened by its card. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { Badge as StatusBadge } from "@learnt/ui/feedback/Badge";
import { Box, HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Emblem } from "@learnt/ui/media/Emblem";
import { OpenCard } from "@learnt/ui/page/Card";
import { CardListPage } from "@learnt/ui/table/CardListPage";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Award, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { CardActions } from "./components/CardActions";
import { NewBadge } from "./components/NewBadge";
import { Cover } from "./components/styles";
import { type Badge, pathOf, statuses, toneOf } from "./model";
import { badgeList, useLiveInvalidation } from "./queries";

export default function Badges() {
  const { t } = useTranslation("badges");
  const [adding, setAdding] = useState(false);
  const state = useListState<FilterOf<"/api/badges">>({ filters: ["status"], perPage: 24 });
  const list = useQuery(badgeList(state.params));
  useLiveInvalidation();
  useQueryParamAction("new", () => setAdding(true));

  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  return (
    <>
      <CardListPage
        eyebrow={t("admin")}
        title={t("title")}
        note={t("note")}
        action={add}
        list={list}
        state={state}
        searchLabel={t("search")}
        filters={
          <FilterSelect
            state={state}
            name="status"
            label={t("filter.status")}
            all={t("filter.all")}
            choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        }
        none={t("nothingFound")}
        empty={{ icon: <Award />, title: t("empty"), text: t("emptyText") }}
      >
        {(row) => <BadgeCard key={row.id} row={row} />}
      </CardListPage>
      <NewBadge open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function BadgeCard({ row }: { row: Badge }) {
  const { t } = useTranslation("badges");
  const { number } = useFormat();
  const isArchived = row.status === "archived";
  return (
    <OpenCard
      to={pathOf(row.id)}
      title={row.title}
      cover={
        <Cover data-status={row.status}>
          <Emblem name={row.title} src={row.pictureUrl} size="lg" />
        </Cover>
      }
      above={isArchived && <StatusBadge tone={toneOf.archived}>{t("status.archived")}</StatusBadge>}
      footer={
        <HStack justify="space-between">
          <Text muted small>
            {t("holders", { count: row.holders, shown: number(row.holders) })}
          </Text>
          {/* Above the link that the whole card is. */}
          <Box position="relative">
            <CardActions badge={row} />
          </Box>
        </HStack>
      }
    >
      {row.description && (
        <Text muted mt="0.4rem" fontSize="md" lineClamp="3">
          <bdi>{row.description}</bdi>
        </Text>
      )}
    </OpenCard>
  );
}
