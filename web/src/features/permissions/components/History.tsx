/** What a rule said over time, the latest first. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Permission } from "../model";
import { historyOf } from "../queries";
import { RuleText } from "./RuleText";

type Props = { rule: Pick<Permission, "id" | "title" | "documentTitle">; onClose: () => void };

export function History({ rule, onClose }: Props) {
  const { t } = useTranslation("permissions");
  const format = useFormat();
  const changes = useQuery(historyOf(rule.id));
  return (
    <Drawer open onClose={onClose} title={t("history.title")} note={rule.documentTitle} size="md">
      {changes.isPending && <SkeletonText lines={5} />}
      {changes.error && !changes.data && (
        <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />
      )}
      {changes.data && (
        <Stack as="ol" gap="4" listStyleType="none" m="0" p="0">
          {changes.data.map((change) => (
            <Box as="li" key={change.revision} borderBottomWidth="1px" pb="3">
              <HStack gap="2" flexWrap="wrap" mb="1">
                <Text small>
                  {t(change.changedBy ? "history.by" : "history.at", {
                    when: format.dateTime(change.changedAt),
                    name: change.changedBy,
                  })}
                </Text>
                <Badge tone={change.status === "active" ? "good" : "neutral"}>
                  {t(`status.${change.status}`)}
                </Badge>
                {change.isOptional && <Badge>{t("optional")}</Badge>}
              </HStack>
              <RuleText rule={change.rule} names={change.names} />
            </Box>
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
