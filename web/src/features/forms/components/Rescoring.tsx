/** A mended key: whose result changes is shown before it does. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type Form, statusKey, toneOf } from "../model";
import { rescoring, useRescore } from "../queries";

export function Rescoring({ form }: { form: Form }) {
  const { t } = useTranslation("forms");
  const { number } = useFormat();
  const found = useQuery(rescoring(form.id));
  const apply = useRescore(form, { onSuccess: () => toast.success(t("rescored")), onError: () => undefined });
  if (!found.data || found.data.versions.length === 0) return null;
  const { submissions, scores, results } = found.data;
  return (
    <Card title={t("rescoring")} note={t("rescoringNote")}>
      <Stack gap="3">
        {apply.error && <Notice tone="bad" title={toFailure(apply.error).message} />}
        <Text>{t("rescoringCount", { count: results, scores: number(scores) })}</Text>
        <Stack as="ul" gap="2">
          {submissions.map((one) => (
            <HStack as="li" key={one.submissionId} gap="2" wrap="wrap">
              <bdi>{one.person}</bdi>
              <Badge tone={toneOf[one.from]}>{t(statusKey(one.from))}</Badge>
              {one.from !== one.to && (
                <>
                  <ArrowRight aria-hidden="true" className="lt-flip" size="1rem" />
                  <Badge tone={toneOf[one.to]}>{t(statusKey(one.to))}</Badge>
                </>
              )}
              <Text as="span" small muted>
                {`${number(one.score ?? 0)}/${number(one.maxScore ?? 0)} → ${number(one.newScore ?? 0)}/${number(one.newMaxScore ?? 0)}`}
              </Text>
            </HStack>
          ))}
        </Stack>
        <HStack>
          <Button variant="solid" busy={apply.isPending} onClick={() => apply.mutate()}>
            {t("rescore")}
          </Button>
        </HStack>
      </Stack>
    </Card>
  );
}
