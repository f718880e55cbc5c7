/** The certificate itself: a sheet of paper in the team's colours. It is light at night too, and on paper it is the whole page. */
import { useFormat } from "@learnt/ui/base/format";
import { Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Logo } from "@learnt/ui/media/Logo";
import { brandVariables } from "@learnt/ui/theme/brand";
import { teamColours } from "@learnt/ui/theme/useTheme";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { type Check, grouped, pathOf, type State, shareOf } from "../model";
import "../certificates.css";
import { Frame, Seal } from "./Engraved";

export function Sheet({ check, state, code }: { check: Check; state: State; code: string }) {
  const { t } = useTranslation("certificates");
  const { dateInWords } = useFormat();
  const { theme } = useTenantContext().team;
  const colours = useMemo(() => brandVariables(teamColours(theme), "light") as CSSProperties, [theme]);
  const large = (text: string) => ({ "--share": shareOf(text) }) as CSSProperties;
  return (
    <div className="ce-paper" style={colours}>
      <article className="ce-sheet" data-state={state}>
        <Frame />
        <Grid as="header" justifyItems="center" gap="0.6rem">
          <Logo name={check.team} src={theme.loggedOutLogo ?? theme.iconLogo} size={52} />
          <Text fontWeight="semibold" dir="auto">
            {check.team}
          </Text>
        </Grid>
        <div className="ce-words">
          <h1 className="ce-kind">{t("certificate")}</h1>
          <p className="ce-line">{t("sheet.certifies")}</p>
          <p className="ce-person" style={large(check.person)}>
            <bdi>{check.person}</bdi>
          </p>
          <p className="ce-line">{t("sheet.completed")}</p>
          <p className="ce-title" style={large(check.title)}>
            <bdi>{check.title}</bdi>
          </p>
        </div>
        <footer className="ce-foot">
          <dl>
            <Fact name={t("sheet.issued")}>
              <time dateTime={check.issuedOn}>{dateInWords(check.issuedOn)}</time>
            </Fact>
            {check.validUntil && (
              <Fact name={t("sheet.until")}>
                <time dateTime={check.validUntil}>{dateInWords(check.validUntil)}</time>
              </Fact>
            )}
          </dl>
          {state === "valid" ? <Seal /> : <p className="ce-stamp">{t(`state.${state}`)}</p>}
          <dl>
            <Fact name={t("sheet.number")}>
              <bdi>{check.number}</bdi>
            </Fact>
            <Fact name={t("sheet.code")}>
              <bdi className="ce-code">{grouped(code)}</bdi>
            </Fact>
          </dl>
          <p className="ce-check">
            {t("sheet.check")}{" "}
            <bdi className="ce-code">
              {window.location.host}
              <wbr />
              {pathOf(code)}
            </bdi>
          </p>
        </footer>
      </article>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
