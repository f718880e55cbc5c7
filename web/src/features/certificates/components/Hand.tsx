/** What somebody does with a certificate of their own: keep it as a file, add it to LinkedIn. */
import { Button, ExternalButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useTenantContext } from "../../../app/tenantContext";
import { linkedInOf, type OwnCertificate } from "../model";
import { downloadPdf } from "../queries";

type DownloadProps = { id: string; label?: string; small?: boolean };

export function DownloadPdf({ id, label, small = false }: DownloadProps) {
  const { t } = useTranslation("certificates");
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadPdf(id);
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download />}
      size={small ? "sm" : "md"}
      busy={busy}
      aria-label={label}
      onClick={() => void download()}
    >
      {t("page.pdf")}
    </Button>
  );
}

export function LinkedIn({ own }: { own: OwnCertificate }) {
  const { t } = useTranslation("certificates");
  const { displayName } = useTenantContext().team;
  return (
    <ExternalButton icon={<ExternalLink />} href={linkedInOf(own, displayName, window.location.origin)}>
      {t("page.linkedIn")}
    </ExternalButton>
  );
}
