/** What somebody does with a certificate of their own: keep it as a file, add it to LinkedIn. */
import { Button, ExternalButton } from "@learnt/ui/action/Button";
import { Download, ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { linkedInOf, type MyCertificate } from "../model";
import { useDownloadPdf } from "../queries";

type DownloadProps = { id: string; label?: string; small?: boolean };

export function DownloadPdf({ id, label, small = false }: DownloadProps) {
  const { t } = useTranslation("certificates");
  const download = useDownloadPdf(id);
  return (
    <Button
      icon={<Download />}
      size={small ? "sm" : "md"}
      busy={download.isPending}
      aria-label={label}
      onClick={() => download.mutate()}
    >
      {t("page.pdf")}
    </Button>
  );
}

export function LinkedIn({ own }: { own: MyCertificate }) {
  const { t } = useTranslation("certificates");
  const { displayName } = useTenantContext().team;
  return (
    <ExternalButton icon={<ExternalLink />} href={linkedInOf(own, displayName, window.location.origin)}>
      {t("page.linkedIn")}
    </ExternalButton>
  );
}
