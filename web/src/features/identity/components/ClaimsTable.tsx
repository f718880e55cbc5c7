/** What a provider says of the person who tried it, as an admin reads it. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useTranslation } from "react-i18next";
import { landing } from "../../../app/paths";
import type { Claims } from "../queries";
import { AuthFrame } from "./AuthFrame";

/** Moments, in seconds since 1970. */
const MOMENTS = ["exp", "iat", "nbf", "auth_time", "updated_at"];

const formatClaim = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value, null, 1);

type Props = { claims: Claims; provider: string; back: string | null };

export function ClaimsTable({ claims, provider, back }: Props) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  return (
    <AuthFrame heading={t("claims.heading", { provider })} text={t("claims.text")}>
      <div className="kit-auth-actions">
        {claims.email_verified === false && <Notice tone="warn">{t("claims.unverified")}</Notice>}
        <table className="kit-claims">
          <caption className="kit-sr">{t("claims.caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("claims.name")}</th>
              <th scope="col">{t("claims.value")}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(claims).map(([name, value]) => (
              <tr key={name}>
                <th scope="row" dir="ltr">
                  {name}
                </th>
                <td dir="auto">
                  {formatClaim(value)}
                  {MOMENTS.includes(name) && typeof value === "number" && (
                    <small> {format.dateTime(value * 1000)}</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <LinkButton to={back ?? landing()} variant="solid" size="lg" wide>
          {t("claims.back")}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
