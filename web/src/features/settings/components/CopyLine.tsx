/** Something to be entered elsewhere, with a button that copies it. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";

export function CopyLine({ label, hint, value }: { label: string; hint: string; value: string }) {
  const { t } = useTranslation("settings");
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success(t("copied")),
      () => toast.error(t("notCopied")),
    );
  return (
    <div className="lt-field">
      <p className="lt-label">{label}</p>
      <div className="st-copy">
        <code className="lt-code" dir="ltr">
          {value}
        </code>
        <Button
          size="sm"
          icon={<Copy />}
          onClick={() => void copy()}
          aria-label={t("copyOf", { what: label })}
        >
          {t("copy")}
        </Button>
      </div>
      <div className="lt-field-hint">{hint}</div>
    </div>
  );
}
