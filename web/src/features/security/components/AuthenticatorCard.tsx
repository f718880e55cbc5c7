/** The authenticator app as a second factor, and the codes for the day on which the phone is lost. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm, Dialog } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { KeyRound, Smartphone } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { AuthenticatorSetup, RecoveryCodes } from "../../../app/lazyParts";
import { toastFailure } from "../../../app/useApiMutation";
import { type Security, type Setup, unlessCancelled } from "../model";
import { confirmTotp, newRecoveryCodes, removeTotp, useBeginTotp } from "../queries";
import { useReauthentication } from "../useReauthentication";
import { Item, ItemText, Named } from "./styles";

export function AuthenticatorCard({ security, disabled }: { security: Security; disabled: boolean }) {
  const { t } = useTranslation("security");
  const { date } = useFormat();
  const reauthenticate = useReauthentication();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState<"remove" | "codes" | null>(null);
  const isOn = Boolean(security.totpSince);
  const hasFactor = isOn || security.passkeys.length > 0;

  const startNew = useBeginTotp(reauthenticate, { onSuccess: (started) => setSetup(started ?? null) });
  const remove = async () => {
    const done = await unlessCancelled(reauthenticate(removeTotp).then(() => true));
    if (done) toast.success(t("totp.removed"));
  };
  const renew = async () => {
    const created = await unlessCancelled(reauthenticate(newRecoveryCodes));
    if (created) setCodes(created.recoveryCodes);
  };

  return (
    <>
      <Card title={t("totp.title")} note={t("totp.note")}>
        <Item as="div">
          <Smartphone aria-hidden="true" />
          <ItemText>
            <Named>
              <Badge tone={isOn ? "good" : "neutral"}>{t(isOn ? "totp.on" : "totp.off")}</Badge>
              {isOn && (
                <Text as="span" muted small>
                  {t("totp.since", { date: date(security.totpSince) })}
                </Text>
              )}
            </Named>
          </ItemText>
          {!disabled &&
            (isOn ? (
              <Button size="sm" onClick={() => setAsking("remove")} aria-label={t("totp.removeTitle")}>
                {t("remove")}
              </Button>
            ) : (
              <Button busy={startNew.isPending} onClick={() => startNew.mutate()}>
                {t("totp.add")}
              </Button>
            ))}
        </Item>
      </Card>
      {hasFactor && (
        <Card title={t("codes.title")} note={t("codes.note")}>
          <Item as="div">
            <KeyRound aria-hidden="true" />
            <ItemText>
              <Named>
                <Badge tone={security.recoveryCodesLeft > 2 ? "good" : "warn"}>
                  {t("codes.left", { count: security.recoveryCodesLeft })}
                </Badge>
              </Named>
            </ItemText>
            {!disabled && (
              <Button
                size="sm"
                onClick={() =>
                  security.recoveryCodesLeft > 0 ? setAsking("codes") : void renew().catch(toastFailure)
                }
              >
                {t("codes.new")}
              </Button>
            )}
          </Item>
        </Card>
      )}
      <Dialog open={setup !== null} onClose={() => setSetup(null)} title={t("totp.setUp")} size="md">
        {setup && (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <AuthenticatorSetup
              {...setup}
              onConfirm={async (code) => {
                const { recoveryCodes } = await confirmTotp(code);
                setSetup(null);
                toast.success(t("totp.added"));
                if (recoveryCodes.length > 0) setCodes(recoveryCodes);
              }}
            />
          </Suspense>
        )}
      </Dialog>
      <CodesDialog codes={codes} onKept={() => setCodes(null)} />
      <Confirm
        open={asking === "remove"}
        onClose={() => setAsking(null)}
        title={t("totp.removeTitle")}
        confirmText={t("remove")}
        onConfirm={remove}
      >
        {t("totp.removeText")}
      </Confirm>
      <Confirm
        open={asking === "codes"}
        onClose={() => setAsking(null)}
        title={t("codes.newTitle")}
        confirmText={t("codes.new")}
        onConfirm={renew}
      >
        {t("codes.newText")}
      </Confirm>
    </>
  );
}

/** The codes are shown once: it is not closed until they are kept. */
export function CodesDialog({ codes, onKept }: { codes: readonly string[] | null; onKept: () => void }) {
  const { t } = useTranslation("security");
  return (
    <Dialog
      open={codes !== null}
      onClose={onKept}
      keep={{
        title: t("codes.leaveTitle"),
        text: t("codes.leaveText"),
        leave: t("codes.leave"),
        stay: t("codes.stay"),
      }}
      title={t("codes.save")}
      note={t("codes.saveNote")}
      size="md"
    >
      {codes && (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <RecoveryCodes codes={codes} onKept={onKept} />
        </Suspense>
      )}
    </Dialog>
  );
}
