/** The settings that a tenant's own administrators choose, with what they mean; operators read them here. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Box } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import type { Tenant } from "../queries";
import { type ChosenValue, chosenSettings } from "../settings";
import { factGrid } from "./styles";

const base = factGrid("17rem");
const settings = {
  ...base,
  "& dt": { fontWeight: "medium" },
  "& dd": { ...base["& dd"], display: "grid", gap: "0.5", justifyItems: "start" },
  "& small": { color: "fg.muted" },
};

export function TenantChoices({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  return (
    <Card title={t("ownSettings.title")} note={t("ownSettings.note")}>
      <Box as="dl" css={settings}>
        {chosenSettings(tenant.settings).map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`ownSettings.${key}`)}</dt>
            <dd>
              <Value value={value} />
              <small>{t(`ownSettings.${key}Meaning`)}</small>
            </dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}

function Value({ value }: { value: ChosenValue }) {
  const { t } = useTranslation("tenants");
  if (typeof value === "boolean")
    return <Badge tone={value ? "good" : "neutral"}>{t(value ? "ownSettings.on" : "ownSettings.off")}</Badge>;
  if (typeof value === "string") return <bdi>{value || t("ownSettings.unset")}</bdi>;
  const parts = value.map(({ word, values }) => t(`ownSettings.words.${word}`, values));
  return parts.length ? parts.join(" · ") : t("ownSettings.unset");
}
