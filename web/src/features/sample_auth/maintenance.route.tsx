/** What stands in the place of everything while it is being worked on. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Center } from "@learnt/ui/layout/layout";
import { RotateCw, Wrench } from "lucide-react";
import { useTranslation } from "react-i18next";

export default function SampleMaintenanceRoute() {
  const { t } = useTranslation("sample_auth");
  return (
    <Center minHeight="100dvh" padding="4">
      <EmptyState
        icon={<Wrench />}
        title={<h1>{t("maintenance.heading")}</h1>}
        action={
          <Button variant="solid" icon={<RotateCw />} onClick={() => window.location.reload()}>
            {t("maintenance.again")}
          </Button>
        }
      >
        {t("maintenance.text")}
      </EmptyState>
    </Center>
  );
}
