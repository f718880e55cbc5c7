/** Ends the session on the server and in every tab, then shows the login page. */
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { AuthFrame } from "./components/AuthFrame";
import { leave } from "./queries";

export default function LogoutRoute() {
  const { t } = useTranslation("identity");
  const go = useNavigate();

  useEffect(() => {
    void leave().then(() => go("/login", { replace: true }));
  }, [go]);

  return (
    <AuthFrame heading={t("logout.text")}>
      <ProgressBusy label={t("logout.text")} />
    </AuthFrame>
  );
}
