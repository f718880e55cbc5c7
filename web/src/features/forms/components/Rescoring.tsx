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
  const query = useQuery(rescoring(form.id));
  const apply = useRescore(form, { onSuccess: () => toast.success(t("rescored")), onError: () => undefined });
  if (!query.data || query.data.versions.length === 0) return null;
  const { submissions, scores, results } = query.data;
  return (
    <Card title={t("rescoring")} note={t("rescoringNote")}>
      <Stack gap="3">
        {apply.error && <Notice tone="bad" title={toFailure(apply.error).message} />}
        <Text>{t("rescoringCount", { count: results, scores: number(scores) })}</Text>
        <Stack as="ul" gap="2">
          {submissions.map((item) => (
            <HStack as="li" key={item.submissionId} gap="2" wrap="wrap">
              <bdi>{item.person}</bdi>
              <Badge tone={toneOf[item.from]}>{t(statusKey(item.from))}</Badge>
              {item.from !== item.to && (
                <>
                  <ArrowRight aria-hidden="true" className="kit-flip" size="1rem" />
                  <Badge tone={toneOf[item.to]}>{t(statusKey(item.to))}</Badge>
                </>
              )}
              <Text as="span" small muted>
                {`${number(item.score ?? 0)}/${number(item.maxScore ?? 0)} → ${number(item.newScore ?? 0)}/${number(item.newMaxScore ?? 0)}`}
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
