/** From another team's host, or from the operators' console: a one-time code becomes a session here. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isUsedUp, toFailure } from "../../../api/problem";
import { ELSEWHERE, keepElsewhere } from "../../../app/elsewhere";
import { safeRedirect } from "../../../app/gate";
import { isScreen, landing } from "../../../app/paths";
import { arriveAsOperator, redeemHandover } from "../queries";
import { useEntering } from "../useEntering";
import { Checking } from "./Checking";
import { NotSignedIn } from "./NotSignedIn";

export function Handover({ link }: { link: URLSearchParams }) {
  const { t } = useTranslation("identity");
  const wanted = safeRedirect(link.get("redirectUrl"), isScreen) ?? landing();
  const { second, take } = useEntering({ wanted });
  const operator = link.get("operator");
  const code = operator ?? link.get("code");
  const isElsewhere = link.has(ELSEWHERE);
  const [failed, setFailed] = useState(code ? null : t("callback.badText"));
  const tried = useRef(false);

  useEffect(() => {
    if (!code || tried.current) return;
    tried.current = true;
    const arriving = operator ? arriveAsOperator(code) : redeemHandover(code);
    const enter = (entered: Awaited<typeof arriving>) => {
      if (isElsewhere) keepElsewhere();
      return take(entered);
    };
    arriving.then(enter).catch((error: unknown) => {
      const { message } = toFailure(error);
      setFailed(isUsedUp(error) ? `${message} ${t("callback.badText")}` : message);
    });
  }, [code, operator, isElsewhere, take, t]);

  if (second) return second;
  if (failed) return <NotSignedIn text={failed} />;
  return <Checking what={t("callback.heading")} text={t("callback.text")} />;
}
