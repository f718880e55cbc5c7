/** Ends the session on the server and in every tab, then shows the login page. What the server does not have yet is asked about first. */
import { Button } from "@learnt/ui/action/Button";
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { browserStorage } from "../../app/browserStorage";
import { log } from "../../app/log";
import { getMe } from "../../app/me";
import { paths } from "../../app/pathBuilder";
import { sendStoredProgress } from "../../app/storedProgress";
import { forgetUnsent, waitUntilSent } from "../../app/unsentReports";
import { AuthFrame } from "./components/AuthFrame";
import { signOutQuietly } from "./queries";

export default function LogoutRoute() {
  const { t } = useTranslation(["identity", "app"], { nsMode: "fallback" });
  const navigate = useNavigate();
  const [isUnsent, setUnsent] = useState(false);

  const out = useCallback(async () => {
    setUnsent(false);
    const uid = getMe()?.uid;
    await signOutQuietly();
    if (uid) forgetUnsent(uid, browserStorage());
    await navigate(paths.login, { replace: true });
  }, [navigate]);

  useEffect(() => {
    let live = true;
    const begin = async () => {
      const uid = getMe()?.uid;
      // Progress of a page that was left in a hurry is told by whatever page comes next; here it is this one.
      if (uid) await sendStoredProgress(uid).catch(log);
      const isSent = !uid || (await waitUntilSent(uid, browserStorage()));
      if (!live) return;
      if (isSent) await out();
      else setUnsent(true);
    };
    void begin();
    return () => {
      live = false;
    };
  }, [out]);

  if (isUnsent)
    return (
      <AuthFrame heading={t("logout.unsent")}>
        <Stack gap="4">
          <Text>{t("logout.unsentText")}</Text>
          <Button variant="solid" wide onClick={() => void navigate(-1)}>
            {t("idle.stay")}
          </Button>
          <Button wide onClick={() => void out()}>
            {t("logout.discard")}
          </Button>
        </Stack>
      </AuthFrame>
    );
  return (
    <AuthFrame heading={t("logout.text")}>
      <ProgressBusy label={t("logout.text")} />
    </AuthFrame>
  );
}
