/** Back from a provider's page: signed in, asked for the password to link the two, or shown what the provider says. */

import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isCode, toFailure, valueAt } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { isScreen } from "../../../app/paths";
import { consumeFlow, type ProviderFlow, storeProof } from "../../../app/providerFlow";
import { type Claims, finishWith } from "../queries";
import { useSignInSteps } from "../useSignInSteps";
import { CheckingPage } from "./CheckingPage";
import { ClaimsTable } from "./ClaimsTable";
import { NotSignedIn } from "./NotSignedIn";

/** Errors that OAuth 2 and OpenID Connect name, and for which there is something better to say than that it failed. */
const NAMED_ERRORS = ["access_denied", "temporarily_unavailable", "server_error"];

export function ProviderReturn({ back }: { back: URLSearchParams }) {
  const { t } = useTranslation("identity");
  const navigate = useNavigate();
  const saved = useRef<ProviderFlow | null | undefined>(undefined);
  if (saved.current === undefined) saved.current = consumeFlow();
  const flow = saved.current;
  const redirectTo = safeRedirect(flow?.redirectUrl, isScreen);
  const { stepScreen, acceptResult } = useSignInSteps({ wanted: redirectTo, provider: flow?.provider.name });
  const [failed, setFailed] = useState<string | null>(null);
  const [claims, setClaims] = useState<Claims | null>(null);
  const tried = useRef(false);

  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    const error = back.get("error");
    const [code, state, iss] = [back.get("code"), back.get("state"), back.get("iss")];
    if (error) setFailed(t(NAMED_ERRORS.includes(error) ? `provider.${error}` : "provider.failed"));
    else if (!flow || !code || !state) setFailed(t("provider.lost"));
    else void finish({ flow: flow.flow, code, state, ...(iss ? { iss } : {}) });

    async function finish(body: Parameters<typeof finishWith>[0]) {
      try {
        const answer = await finishWith(body);
        if (answer.proof) {
          storeProof(answer.proof);
          await navigate(redirectTo ?? "/", { replace: true });
        } else if (answer.claims) setClaims(answer.claims);
        else await acceptResult(answer);
      } catch (problem) {
        if (!isCode(problem, "account_exists")) {
          const { message, fields } = toFailure(problem);
          setFailed(fields?.[0]?.message ?? message);
          return;
        }
        const link = valueAt(problem, "link");
        const username = valueAt(problem, "email");
        const address = redirectTo
          ? `${paths.login}?redirectUrl=${encodeURIComponent(redirectTo)}`
          : paths.login;
        await navigate(address, { replace: true, state: { link, username, provider: flow?.provider.name } });
      }
    }
  }, [back, flow, navigate, t, acceptResult, redirectTo]);

  if (stepScreen) return stepScreen;
  if (claims) return <ClaimsTable claims={claims} provider={flow?.provider.name ?? ""} back={redirectTo} />;
  if (failed !== null && (flow?.test || flow?.reauthenticate)) {
    const backName = t(flow.reauthenticate ? "provider.back" : "claims.back");
    return <NotSignedIn text={failed} {...(redirectTo ? { back: redirectTo, backName } : {})} />;
  }
  if (failed !== null) return <NotSignedIn text={failed} />;
  return <CheckingPage what={t("callback.heading")} text={t("callback.text")} />;
}
