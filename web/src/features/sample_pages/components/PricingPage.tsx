/** The head of every page of prices, with the choice of a month or a year. */
import { Segments } from "@learnt/ui/form/Segments";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Period, periods } from "../model";

type Props = { period: Period; onPeriod: (period: Period) => void; children: ReactNode };

export function PricingPage({ period, onPeriod, children }: Props) {
  const { t } = useTranslation("sample_pages");
  return (
    <Page width="container">
      <PageHeader
        eyebrow={t("pricing.eyebrow")}
        title={t("pricing.title")}
        actions={
          <Segments
            label={t("pricing.period")}
            hideLabel
            value={period}
            onChange={onPeriod}
            options={periods.map((value) => ({ value, label: t(`pricing.${value}`) }))}
          />
        }
      >
        {t("pricing.note")}
      </PageHeader>
      <Stack gap="5">
        {children}
        <Text muted small>
          {t("pricing.sample")}
        </Text>
      </Stack>
    </Page>
  );
}
