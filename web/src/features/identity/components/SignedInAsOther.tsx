/** A link from a mail is for one person: whoever is signed in here is asked to make room. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signOutQuietly } from "../queries";
import { AuthFrame } from "./AuthFrame";

export function SignedInAsOther({ name, text, out }: { name: string; text: string; out: string }) {
  const { t } = useTranslation("identity");
  const [busy, setBusy] = useState(false);
  return (
    <AuthFrame heading={t("action.other", { name })} text={text}>
      <Button
        variant="solid"
        size="lg"
        wide
        busy={busy}
        onClick={() => {
          setBusy(true);
          void signOutQuietly();
        }}
      >
        {out}
      </Button>
      <LinkButton to="/" size="lg" wide>
        {t("action.otherStay")}
      </LinkButton>
    </AuthFrame>
  );
}
