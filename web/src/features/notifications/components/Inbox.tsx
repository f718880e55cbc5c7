/** All of one's notifications, day by day, with filters in the address. */
import { Button } from "@learnt/ui/action/Button";
import { byDay, dayName } from "@learnt/ui/base/days";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Flex, Grid, Wrap } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { FilterSelect, Filters } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { Pagination } from "@learnt/ui/table/Pagination";
import { useQuery } from "@tanstack/react-query";
import { Bell, CheckCheck, SearchX, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { useUser } from "../../../app/me";
import { notificationKinds } from "../../../app/notificationKinds";
import { useNow } from "../../../app/useNow";
import { notifications, unread } from "../queries";
import { useReadAll } from "../useReadAll";
import { Item } from "./Item";
import { NARROW } from "./parts";

export function Inbox() {
  const { t } = useTranslation("notifications");
  const { locale, t: kit } = useKit();
  const now = useNow();
  const { isImpersonating } = useUser();
  const state = useListState<FilterOf<"/api/notifications">>({ filters: ["kind", "unread"], perPage: 25 });
  const list = useQuery(notifications(state.params));
  const unreadQuery = useQuery(unread);
  const count = unreadQuery.data?.unread ?? 0;
  const markAll = useReadAll();
  const kind = notificationKinds.find((item) => item === state.filters.kind);
  // On a phone the button for all of them has a line of its own: what stands below it waits for it.
  const isWaiting = list.isPending || unreadQuery.isPending;
  const rows = isWaiting ? undefined : list.data?.items;

  return (
    <>
      <Wrap
        align="center"
        gap="0.6rem 1rem"
        mb="4"
        css={{ "& .kit-select": { inlineSize: "min(16rem, 100%)" } }}
      >
        <Filters bare state={state} total={list.data?.total} onClear={state.clear}>
          <FilterSelect
            state={state}
            name="kind"
            label={t("filter.kind")}
            all={t("filter.allKinds")}
            choices={notificationKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
          <Switch
            label={t("filter.unread")}
            checked={state.filters.unread === "true"}
            onChange={(on) => state.setFilter("unread", on ? "true" : "")}
          />
        </Filters>
        {state.isFiltered && (
          <Button variant="ghost" size="sm" icon={<X />} onClick={state.clear}>
            {kit("clearFilters")}
          </Button>
        )}
        {count > 0 && !isImpersonating && (
          <Flex ms="auto" css={{ [NARROW]: { marginInlineStart: "0" } }}>
            <Button size="sm" icon={<CheckCheck />} onClick={() => void markAll(kind)}>
              {t(kind ? "markKind" : "markAll")}
            </Button>
          </Flex>
        )}
      </Wrap>
      {isWaiting && (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {rows?.length === 0 &&
        (state.isFiltered || state.page > 1 ? (
          <EmptyState
            icon={<SearchX />}
            title={t("none")}
            action={<Button onClick={state.clear}>{kit("clearFilters")}</Button>}
          />
        ) : (
          <EmptyState icon={<Bell />} title={t("empty")}>
            {t("emptyText")}
          </EmptyState>
        ))}
      <Grid gap="5" aria-busy={list.isPlaceholderData || undefined}>
        {byDay(rows ?? [], (item) => item.createdAt).map(({ day, at, items }) => (
          <Card key={day} title={dayName(kit, locale, at, new Date(now))}>
            <ul className="notification-list">
              {items.map((item) => (
                <Item key={item.id} one={item} />
              ))}
            </ul>
          </Card>
        ))}
      </Grid>
      {(list.data?.total ?? 0) > state.perPage && (
        <Pagination
          page={state.page}
          perPage={state.perPage}
          total={list.data?.total}
          onPage={state.setPage}
        />
      )}
    </>
  );
}
