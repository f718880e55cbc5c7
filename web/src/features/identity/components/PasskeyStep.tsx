/** A passkey instead of a code. */

import { provePasskey } from "@learnt/ui/base/passkeys";
import { useTranslation } from "react-i18next";
import { passkeyOptions, prove } from "../queries";
import type { SignInResult } from "../signInResult";
import { PasskeyButton } from "./PasskeyButton";

type Props = { challenge: string; attempt: (proving: Promise<SignInResult>) => Promise<void> };

async function byPasskey(challenge: string): Promise<SignInResult> {
  const { options } = await passkeyOptions(challenge);
  return prove(challenge, { passkey: await provePasskey(options) });
}

export function PasskeyStep({ challenge, attempt }: Props) {
  const { t } = useTranslation("identity");
  return (
    <PasskeyButton
      label={t("second.passkey")}
      refused={t("second.refused")}
      onUse={() => attempt(byPasskey(challenge))}
    />
  );
}
