/** Whether somebody has a second factor; one that is lost is taken off, so that they come in and set up another. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { personFactorQuery, useRemoveFactor } from "../queries";

type Props = { id: string; name: string };

export function FactorCard({ id, name }: Props) {
  const { t } = useTranslation("people");
  const factor = useQuery(personFactorQuery(id));
  const remove = useRemoveFactor(id);
  const [asking, setAsking] = useState(false);
  const { isOn = false, canRemove = false } = factor.data ?? {};

  return (
    <Card title={t("factor")} note={t("factor.note")}>
      {factor.isPending && <SkeletonText lines={1} />}
      {factor.error && !factor.data && (
        <ErrorState error={factor.error} onRetry={() => void factor.refetch()} />
      )}
      {factor.data && (
        <Stack gap="3">
          <Flex justify="space-between" align="center" gap="2" wrap="wrap">
            <Badge tone={isOn ? "good" : "neutral"}>{t(isOn ? "factor.on" : "factor.off")}</Badge>
            {canRemove && <Button onClick={() => setAsking(true)}>{t("factor.remove")}</Button>}
          </Flex>
          {isOn && !canRemove && (
            <Text muted small>
              {t("factor.theirs")}
            </Text>
          )}
        </Stack>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("factor.removeTitle", { name })}
        confirmText={t("factor.remove")}
        onConfirm={async () => {
          await remove.mutateAsync(undefined);
          toast.success(t("factor.removed", { name }));
        }}
      >
        {t("factor.removeText")}
      </Confirm>
    </Card>
  );
}
