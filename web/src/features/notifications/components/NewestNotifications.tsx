/** What opens below the bell: the newest notifications, and the way to all of them. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Flex } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon, CheckCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../app/me";
import { paths } from "../../../app/pathBuilder";
import { notifications } from "../queries";
import { useReadAll } from "../useReadAll";
import { Item } from "./Item";
import "../notifications.css";

const NEWEST = { perPage: 8 };

export type NewestNotificationsProps = { unread: number; close: () => void };

export function NewestNotifications({ unread: count, close }: NewestNotificationsProps) {
  const { t } = useTranslation("notifications");
  const list = useQuery(notifications(NEWEST));
  const markAll = useReadAll();
  const { isImpersonating } = useUser();
  const rows = list.data?.items;
  return (
    <Flex direction="column" minBlockSize="0">
      <div className="notification-panel-list">
        {list.isPending && <SkeletonText lines={5} />}
        {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {rows?.length === 0 && (
          <EmptyState icon={<BellIcon />} title={t("empty")}>
            {t("emptyText")}
          </EmptyState>
        )}
        {rows && rows.length > 0 && (
          <ul>
            {rows.map((item) => (
              <Item key={item.id} one={item} onOpen={close} />
            ))}
          </ul>
        )}
      </div>
      <Flex
        wrap="wrap"
        justify="space-between"
        gap="1"
        p="0.4rem 0.5rem"
        borderBlockStart="hairline"
        css={{ "& > :only-child": { marginInline: "auto" } }}
      >
        {count > 0 && !isImpersonating && (
          <Button variant="ghost" size="sm" icon={<CheckCheck />} onClick={() => void markAll()}>
            {t("markAll")}
          </Button>
        )}
        <LinkButton to={paths.myNotifications} variant="ghost" size="sm" onClick={close}>
          {t("seeAll")}
        </LinkButton>
      </Flex>
    </Flex>
  );
}
