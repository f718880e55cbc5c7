/** Links from mails: an invitation, a new password, an address to be proved or to be taken back. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useMe } from "../../app/me";
import { useTitle } from "../../app/title";
import { AcceptInvitation } from "./components/AcceptInvitation";
import { BadLink } from "./components/BadLink";
import { RecoverEmail, VerifyEmail } from "./components/ConfirmAddress";
import { ResetPassword } from "./components/ResetPassword";
import { SignedInAsOther } from "./components/SignedInAsOther";
import { fragment } from "./model";
import { useSignInSteps } from "./useSignInSteps";

/** A link is for one person: it signs them in, and nobody else may be at the time. */
const SIGN_IN_MODES = ["acceptInvitation", "resetPassword"];

/** What stands in the window's title. */
const TITLES: Record<string, string> = {
  acceptInvitation: "action.title",
  resetPassword: "reset.title",
  verifyEmail: "verify.title",
  recoverEmail: "recover.title",
};

export default function ActionRoute() {
  const { t } = useTranslation("identity");
  const { hash } = useLocation();
  // Kept for this visit: the code leaves the address bar once it is read.
  const [link] = useState(() => fragment(hash));
  const [mode, code] = [link.get("mode") ?? "", link.get("code") ?? ""];
  const me = useMe();
  const entering = useSignInSteps({ wanted: null });
  useTitle(t(TITLES[mode] ?? "action.page"));

  useEffect(() => {
    if (code) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [code]);

  if (entering.stepScreen) return entering.stepScreen;
  if (code === "") return <BadLink hint={t("action.incomplete")} />;
  if (me !== null && SIGN_IN_MODES.includes(mode))
    return (
      <SignedInAsOther
        name={me.data.displayName || me.data.email || ""}
        text={t(mode === "acceptInvitation" ? "action.otherText" : "reset.otherText")}
        out={t(mode === "acceptInvitation" ? "action.otherOut" : "reset.otherOut")}
      />
    );
  switch (mode) {
    case "acceptInvitation":
      return <AcceptInvitation code={code} onEntered={entering.acceptResult} />;
    case "resetPassword":
      return <ResetPassword code={code} onEntered={entering.acceptResult} />;
    case "verifyEmail":
      return <VerifyEmail code={code} />;
    case "recoverEmail":
      return <RecoverEmail code={code} onEntered={entering.acceptResult} />;
    default:
      return <BadLink hint={t("action.incomplete")} />;
  }
}
