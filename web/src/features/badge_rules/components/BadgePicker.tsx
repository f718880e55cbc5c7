/** A badge, chosen among those that can be awarded. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Flex, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Emblem } from "@learnt/ui/media/Emblem";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Award, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import type { BadgeOfRule } from "../model";
import { offeredBadges } from "../queries";

type Props = {
  title: string;
  note: string;
  busy?: boolean;
  onClose: () => void;
  onChoose: (badge: BadgeOfRule) => void;
};

export function BadgePicker({ title, note, busy = false, onClose, onChoose }: Props) {
  const { t } = useTranslation("badge_rules");
  const [search, setSearch] = useState("");
  const list = useQuery(offeredBadges(search.trim()));
  const rows = list.data?.items;
  const more = (list.data?.total ?? 0) - (rows?.length ?? 0);
  const isBare = rows?.length === 0 && search.trim() === "" && !list.isPlaceholderData;
  return (
    <Dialog open onClose={onClose} title={title} note={note}>
      {isBare ? (
        <EmptyState
          icon={<Award />}
          title={t("badge.noneYet")}
          action={
            <LinkButton variant="solid" icon={<Plus />} to={`${paths.badges}?new=1`}>
              {t("badge.make")}
            </LinkButton>
          }
        >
          {t("badge.noneYetText")}
        </EmptyState>
      ) : (
        <Stack gap="4">
          <SearchBox value={search} onChange={setSearch} label={t("badge.search")} />
          {list.isPending && <SkeletonText lines={4} />}
          {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {rows?.length === 0 && (
            <Text muted role="status">
              {t("badge.none")}
            </Text>
          )}
          <Stack as="ul" gap="2" listStyleType="none">
            {rows?.map((badge) => (
              <Flex as="li" key={badge.id} justify="space-between" align="center" gap="3">
                <HStack gap="3" minW="0">
                  <Emblem name={badge.title} src={badge.pictureUrl} size="sm" />
                  <bdi className="kit-clip">{badge.title}</bdi>
                </HStack>
                <Button
                  size="sm"
                  disabled={busy}
                  aria-label={t("badge.chooseIt", { title: badge.title })}
                  onClick={() => onChoose(badge)}
                >
                  {t("badge.choose")}
                </Button>
              </Flex>
            ))}
          </Stack>
          {more > 0 && (
            <Text muted small>
              {t("badge.more", { count: more })}
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
