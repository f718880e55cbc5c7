/** The way to the organisation's marketplace, where it has one. */
import { ExternalButton } from "@learnt/ui/action/Button";
import { Store } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../tenantContext";

export function Marketplace() {
  const { t } = useTranslation("shell");
  const { marketplaceLink } = useTenantContext().tenant.settings;
  if (!marketplaceLink) return null;
  return (
    <ExternalButton
      className="kit-marketplace"
      href={marketplaceLink}
      icon={<Store />}
      title={t("marketplace")}
    >
      {t("marketplace")}
    </ExternalButton>
  );
}
