/** The way in from another team's host: a one-time code becomes a session here. */
import { Button } from "@learnt/ui/action/Button";
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { explain, isUsedUp } from "../../api/problem";
import { safeRedirect } from "../../app/gate";
import { isScreen, landing } from "../../app/paths";
import { AuthFrame } from "./components/AuthFrame";
import { fragment } from "./model";
import { redeemHandover } from "./queries";

export default function CallbackRoute() {
  const { t } = useTranslation("identity");
  const { hash } = useLocation();
  const go = useNavigate();
  const [link] = useState(() => fragment(hash));
  const [failed, setFailed] = useState(link.get("code") ? null : t("callback.badText"));
  const tried = useRef(false);

  useEffect(() => {
    const code = link.get("code");
    if (!code || tried.current) return;
    tried.current = true;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    redeemHandover(code).then(
      () => go(safeRedirect(link.get("redirectUrl"), isScreen) ?? landing(), { replace: true }),
      (error: unknown) => setFailed(isUsedUp(error) ? t("callback.badText") : explain(error).message),
    );
  }, [link, go, t]);

  if (failed) {
    return (
      <AuthFrame heading={t("callback.bad")} text={failed}>
        {/* A new page: whoever was signed in here before still is. */}
        <Button variant="solid" size="lg" wide onClick={() => window.location.assign("/login")}>
          {t("action.toLogin")}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={t("callback.heading")} text={t("callback.text")}>
      <ProgressBusy label={t("callback.title")} />
    </AuthFrame>
  );
}
