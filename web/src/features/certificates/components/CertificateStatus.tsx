/** Whether a certificate is genuine and still holds, in a sentence above it. */
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useTranslation } from "react-i18next";
import type { Check, State } from "../model";

const tones = { valid: "good", expired: "warn", withdrawn: "bad", replaced: "warn" } as const;

export function CertificateStatus({ check, state }: { check: Check; state: State }) {
  const { t } = useTranslation("certificates");
  const { dateInWords } = useFormat();
  const { team, person } = check;
  const when =
    { withdrawn: check.withdrawnAt, replaced: check.replacedAt }[state as string] ?? check.validUntil;
  return (
    <Notice tone={tones[state]} title={t(`validity.${state}`)}>
      {t(`validity.${state}Text`, { team, person, date: dateInWords(when), number: check.replacedBy })}
    </Notice>
  );
}
