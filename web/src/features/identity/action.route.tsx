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
import { SomebodyElse } from "./components/SomebodyElse";
import { fragment } from "./model";
import { useEntering } from "./useEntering";

/** A link is for one person: it signs them in, and nobody else may be at the time. */
const ENTERING = ["acceptInvitation", "resetPassword"];

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
  const entering = useEntering({ wanted: null });
  useTitle(t(TITLES[mode] ?? "action.page"));

  useEffect(() => {
    if (code) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [code]);

  if (entering.second) return entering.second;
  if (code === "") return <BadLink hint={t("action.incomplete")} />;
  if (me !== null && ENTERING.includes(mode))
    return (
      <SomebodyElse
        name={me.data.displayName || me.data.email || ""}
        text={t(mode === "acceptInvitation" ? "action.otherText" : "reset.otherText")}
        out={t(mode === "acceptInvitation" ? "action.otherOut" : "reset.otherOut")}
      />
    );
  switch (mode) {
    case "acceptInvitation":
      return <AcceptInvitation code={code} onEntered={entering.take} />;
    case "resetPassword":
      return <ResetPassword code={code} onEntered={entering.take} />;
    case "verifyEmail":
      return <VerifyEmail code={code} />;
    case "recoverEmail":
      return <RecoverEmail code={code} onEntered={entering.take} />;
    default:
      return <BadLink hint={t("action.incomplete")} />;
  }
}
