/** What was published, the latest first, and what two of them have not in common. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { differences } from "../formStructure";
import type { Content, Form } from "../model";
import { publishedVersion } from "../queries";
import { Rescoring } from "./Rescoring";

export function Versions({ form }: { form: Form }) {
  const { t } = useTranslation("forms");
  const { dateTime } = useFormat();
  return (
    <Stack gap="4">
      <Rescoring form={form} />
      <Card title={t("tab.versions")} note={t("versionsNote")}>
        {form.versions.length === 0 && <Text muted>{t("noVersions")}</Text>}
        <Stack as="ol" gap="3">
          {form.versions.map((item) => (
            <Stack as="li" key={item.version} gap="0">
              <Text fontWeight="medium">{t("versionOf", { version: item.version })}</Text>
              <Text small muted>
                {dateTime(item.publishedAt)}
                {item.publishedBy && ` · ${item.publishedBy}`}
                {` · ${t("submissionCount", { count: item.submissions })}`}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Card>
      {form.versions.length > 0 && <VersionComparison form={form} />}
    </Stack>
  );
}

const tones = { added: "good", removed: "bad", changed: "info", moved: "neutral" } as const;

/** A version beside another one, or beside what is written now. */
function VersionComparison({ form }: { form: Form }) {
  const { t } = useTranslation("forms");
  const newest = form.versions[0]?.version ?? 1;
  const [before, setBefore] = useState(form.versions[1]?.version ?? newest);
  const [after, setAfter] = useState(0);
  const old = useQuery(publishedVersion(form.id, before));
  const now = useQuery({ ...publishedVersion(form.id, after), enabled: after > 0 });
  const later = after > 0 ? now.data?.content : form.content;
  const result = old.data && later ? differences(old.data.content as Content, later as Content) : null;
  const choices = form.versions.map(({ version }) => ({
    value: String(version),
    label: t("versionOf", { version }),
  }));
  return (
    <Card title={t("compareVersions")}>
      <Stack gap="3">
        <HStack gap="3" wrap="wrap">
          <Select
            aria-label={t("compareFrom")}
            value={String(before)}
            onChange={(event) => setBefore(Number(event.target.value))}
            choices={choices}
          />
          <Select
            aria-label={t("compareTo")}
            value={String(after)}
            onChange={(event) => setAfter(Number(event.target.value))}
            choices={[{ value: "0", label: t("theDraft") }, ...choices]}
          />
        </HStack>
        {!result && <SkeletonText lines={2} />}
        {result?.length === 0 && <Text muted>{t("noDifference")}</Text>}
        <Stack as="ul" gap="2">
          {result?.map((item) => (
            <HStack as="li" key={item.id} gap="2" wrap="wrap">
              <Badge tone={tones[item.what]}>{t(`difference.${item.what}`)}</Badge>
              <bdi>{item.label}</bdi>
              <Text as="span" small muted>
                {item.parts.map((part) => t(`part.${part}`)).join(", ")}
              </Text>
            </HStack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
