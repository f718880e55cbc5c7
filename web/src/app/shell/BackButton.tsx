/** The beginning of the top bar: a way back, where a tenant's people are used to one. */
import { IconButton } from "@learnt/ui/action/Button";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { hasBackButton } from "../layoutOf";

export function BackButton({ tenantId, path }: { tenantId: string; path: string }) {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  if (!hasBackButton(tenantId, path)) return null;
  return (
    <IconButton
      label={t("back")}
      icon={<ArrowLeft className="kit-flip" />}
      onClick={() => void navigate(-1)}
    />
  );
}
