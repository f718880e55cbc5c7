/** The certificate itself: a sheet of paper in the team's colours. It is light at night too, and on paper it is the whole page. */
import { useFormat } from "@learnt/ui/base/format";
import { Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Logo } from "@learnt/ui/media/Logo";
import { brandVariables } from "@learnt/ui/theme/brand";
import { teamColours } from "@learnt/ui/theme/useTheme";
import encodeQR from "qr";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { type Check, fontScaleFor, grouped, pathOf, type State } from "../model";
import "../certificates.css";
import { Frame, Seal } from "./EngravedFrame";

export function CertificateSheet({ check, state, code }: { check: Check; state: State; code: string }) {
  const { t } = useTranslation("certificates");
  const { dateInWords } = useFormat();
  const { theme } = useTenantContext().team;
  const colours = useMemo(() => brandVariables(teamColours(theme), "light") as CSSProperties, [theme]);
  // Drawn of lines, so that it is as sharp on paper.
  const scannable = useMemo(() => {
    const picture = encodeQR(window.location.origin + pathOf(code), "svg", { border: 1 });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
  }, [code]);
  const large = (text: string) => ({ "--share": fontScaleFor(text) }) as CSSProperties;
  return (
    <div className="certificate-paper" style={colours}>
      <article className="certificate-sheet" data-state={state}>
        <Frame />
        <Grid as="header" justifyItems="center" gap="0.6rem">
          <Logo name={check.team} src={theme.loggedOutLogo ?? theme.iconLogo} size={52} />
          <Text fontWeight="semibold" dir="auto">
            {check.team}
          </Text>
        </Grid>
        <div className="certificate-words">
          <h1 className="certificate-kind">{t("certificate")}</h1>
          <p className="certificate-line">{t("sheet.certifies")}</p>
          <p className="certificate-person" style={large(check.person)}>
            <bdi>{check.person}</bdi>
          </p>
          <p className="certificate-line">{t("sheet.completed")}</p>
          <p className="certificate-title" style={large(check.title)}>
            <bdi>{check.title}</bdi>
          </p>
        </div>
        <footer className="certificate-foot">
          <dl>
            <CertificateFact name={t("sheet.issued")}>
              <time dateTime={check.issuedOn}>{dateInWords(check.issuedOn)}</time>
            </CertificateFact>
            {check.validUntil && (
              <CertificateFact name={t("sheet.until")}>
                <time dateTime={check.validUntil}>{dateInWords(check.validUntil)}</time>
              </CertificateFact>
            )}
          </dl>
          {state === "valid" ? <Seal /> : <p className="certificate-stamp">{t(`state.${state}`)}</p>}
          <dl>
            <CertificateFact name={t("sheet.number")}>
              <bdi>{check.number}</bdi>
            </CertificateFact>
            <CertificateFact name={t("sheet.code")}>
              <bdi className="certificate-code">{grouped(code)}</bdi>
            </CertificateFact>
          </dl>
          <div className="certificate-check">
            <img className="certificate-qr" alt={t("sheet.qr")} src={scannable} />
            <p>
              {t("sheet.check")}{" "}
              <bdi className="certificate-code">
                {window.location.host}
                <wbr />
                {pathOf(code)}
              </bdi>
            </p>
          </div>
        </footer>
      </article>
    </div>
  );
}

function CertificateFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
