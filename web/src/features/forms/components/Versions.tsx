/** What was published, the latest first. */
import { useFormat } from "@learnt/ui/base/format";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import type { Form } from "../model";

export function Versions({ form }: { form: Form }) {
  const { t } = useTranslation("forms");
  const { dateTime } = useFormat();
  return (
    <Card title={t("tab.versions")} note={t("versionsNote")}>
      {form.versions.length === 0 && <Text muted>{t("noVersions")}</Text>}
      <Stack as="ol" gap="3">
        {form.versions.map((one) => (
          <Stack as="li" key={one.version} gap="0">
            <Text fontWeight="medium">{t("versionOf", { version: one.version })}</Text>
            <Text small muted>
              {dateTime(one.publishedAt)}
              {one.publishedBy && ` · ${one.publishedBy}`}
              {` · ${t("submissionCount", { count: one.submissions })}`}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
