/** Recovery codes, shown once: they are copied, downloaded or printed before anything else goes on. */
import { Button } from "@learnt/ui/action/Button";
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { save } from "@learnt/ui/base/save";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Download, Printer } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useTenantContext } from "../../../app/tenantContext";

export type RecoveryCodesProps = {
  codes: readonly string[];
  /** The person says that they have them; may throw. */
  onKept: () => Promise<unknown> | unknown;
};

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation("identity");
  const { team } = useTenantContext();
  const id = useId();
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  useUnsaved(!busy);

  const text = [`${team.displayName} – ${t("codes.heading")}`, window.location.host, "", ...codes, ""].join(
    "\n",
  );
  const go = async () => {
    setBusy(true);
    try {
      await onKept();
    } catch (error) {
      toast.error(toFailure(error).message);
      setBusy(false);
    }
  };

  return (
    <div className="kit-codes">
      <p className="kit-codes-title">{team.displayName}</p>
      <ul className="kit-codes-list" aria-label={t("codes.heading")} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="kit-codes-tools">
        <CopyButton text={codes.join("\n")} what={t("codes.heading")} />
        <Button
          size="sm"
          icon={<Download />}
          onClick={() =>
            save({ blob: new Blob([text], { type: "text/plain" }), name: `recovery-codes-${team.id}.txt` })
          }
        >
          {t("codes.download")}
        </Button>
        <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
          {t("codes.print")}
        </Button>
      </div>
      <label className="kit-check-row" htmlFor={`${id}-kept`}>
        <Checkbox id={`${id}-kept`} checked={saved} onChange={(event) => setSaved(event.target.checked)} />
        <span>{t("codes.kept")}</span>
      </label>
      <Button variant="solid" size="lg" wide disabled={!saved} busy={busy} onClick={() => void go()}>
        {t("codes.go")}
      </Button>
    </div>
  );
}
