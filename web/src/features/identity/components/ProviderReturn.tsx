/** Back from a provider's page: signed in, asked for the password to link the two, or shown what the provider says. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isCode, toFailure, valueAt } from "../../../api/problem";
import { safeRedirect } from "../../../app/gate";
import { paths } from "../../../app/pathBuilder";
import { isScreen } from "../../../app/paths";
import { keepProof, type ProviderFlow, takeFlow } from "../../../app/providerFlow";
import { type Claims, finishWith } from "../queries";
import { useEntering } from "../useEntering";
import { Checking } from "./Checking";
import { ClaimsTable } from "./ClaimsTable";
import { NotSignedIn } from "./NotSignedIn";

/** Errors that OAuth 2 and OpenID Connect name, and for which there is something better to say than that it failed. */
const NAMED = ["access_denied", "temporarily_unavailable", "server_error"];

export function ProviderReturn({ back }: { back: URLSearchParams }) {
  const { t } = useTranslation("identity");
  const go = useNavigate();
  const kept = useRef<ProviderFlow | null | undefined>(undefined);
  if (kept.current === undefined) kept.current = takeFlow();
  const flow = kept.current;
  const wanted = safeRedirect(flow?.redirectUrl, isScreen);
  const { second, take } = useEntering({ wanted, provider: flow?.provider.name });
  const [failed, setFailed] = useState<string | null>(null);
  const [claims, setClaims] = useState<Claims | null>(null);
  const tried = useRef(false);

  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    const error = back.get("error");
    const [code, state, iss] = [back.get("code"), back.get("state"), back.get("iss")];
    if (error) setFailed(t(NAMED.includes(error) ? `provider.${error}` : "provider.failed"));
    else if (!flow || !code || !state) setFailed(t("provider.lost"));
    else void finish({ flow: flow.flow, code, state, ...(iss ? { iss } : {}) });

    async function finish(body: Parameters<typeof finishWith>[0]) {
      try {
        const answer = await finishWith(body);
        if (answer.proof) {
          keepProof(answer.proof);
          await go(wanted ?? "/", { replace: true });
        } else if (answer.claims) setClaims(answer.claims);
        else await take(answer);
      } catch (problem) {
        if (!isCode(problem, "account_exists")) {
          const { message, fields } = toFailure(problem);
          setFailed(fields?.[0]?.message ?? message);
          return;
        }
        const link = valueAt(problem, "link");
        const username = valueAt(problem, "email");
        const address = wanted ? `${paths.login}?redirectUrl=${encodeURIComponent(wanted)}` : paths.login;
        await go(address, { replace: true, state: { link, username, provider: flow?.provider.name } });
      }
    }
  }, [back, flow, go, t, take, wanted]);

  if (second) return second;
  if (claims) return <ClaimsTable claims={claims} provider={flow?.provider.name ?? ""} back={wanted} />;
  if (failed !== null && (flow?.test || flow?.prove)) {
    const backName = t(flow.prove ? "provider.back" : "claims.back");
    return <NotSignedIn text={failed} {...(wanted ? { back: wanted, backName } : {})} />;
  }
  if (failed !== null) return <NotSignedIn text={failed} />;
  return <Checking what={t("callback.heading")} text={t("callback.text")} />;
}
