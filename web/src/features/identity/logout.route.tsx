/** Ends the session on the server and in every tab, then shows the login page. */
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { signOut } from "../../app/me";
import { queries } from "../../app/queries";
import { AuthFrame } from "./components/AuthFrame";

export default function LogoutRoute() {
  const { t } = useTranslation("identity");
  const go = useNavigate();

  useEffect(() => {
    void signOut()
      // The server is away: this browser forgets the session all the same, and the cookie ends by itself.
      .catch(() => undefined)
      .then(() => {
        queries.clear();
        return go("/login", { replace: true });
      });
  }, [go]);

  return (
    <AuthFrame heading={t("logout.text")}>
      <ProgressBusy label={t("logout.text")} />
    </AuthFrame>
  );
}
