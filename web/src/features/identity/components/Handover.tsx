/** From another team's host, or from the operators' console: a one-time code becomes a session here. */

import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isCodeUsed, toFailure } from "../../../api/problem";
import { isScreen, landing } from "../../../app/paths";
import { ELSEWHERE_PARAM, storeElsewhere } from "../../../app/signedInElsewhere";
import { arriveAsOperator, redeemHandover } from "../queries";
import { useSignInSteps } from "../useSignInSteps";
import { CheckingPage } from "./CheckingPage";
import { NotSignedIn } from "./NotSignedIn";

export function Handover({ link }: { link: URLSearchParams }) {
  const { t } = useTranslation("identity");
  const redirectTo = safeRedirect(link.get("redirectUrl"), isScreen) ?? landing();
  const { stepScreen, acceptResult } = useSignInSteps({ wanted: redirectTo });
  const operator = link.get("operator");
  const code = operator ?? link.get("code");
  const isElsewhere = link.has(ELSEWHERE_PARAM);
  const [failed, setFailed] = useState(code ? null : t("callback.badText"));
  const tried = useRef(false);

  useEffect(() => {
    if (!code || tried.current) return;
    tried.current = true;
    const arriving = operator ? arriveAsOperator(code) : redeemHandover(code);
    const enter = (result: Awaited<typeof arriving>) => {
      if (isElsewhere) storeElsewhere();
      return acceptResult(result);
    };
    arriving.then(enter).catch((error: unknown) => {
      const { message } = toFailure(error);
      setFailed(isCodeUsed(error) ? `${message} ${t("callback.badText")}` : message);
    });
  }, [code, operator, isElsewhere, acceptResult, t]);

  if (stepScreen) return stepScreen;
  if (failed) return <NotSignedIn text={failed} />;
  return <CheckingPage what={t("callback.heading")} text={t("callback.text")} />;
}
