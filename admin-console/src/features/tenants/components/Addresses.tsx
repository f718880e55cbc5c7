/** Where a tenant's teams answer: below the platform's roots, and on domains of their own. */
import { ExternalLink } from "@learnt/ui/action/Link";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import type { Tenant } from "../queries";

type Team = Tenant["teams"][number];

export function Teams({ teams }: { teams: Team[] }) {
  const { t } = useTranslation("tenants");
  return (
    <Card title={t("one.teams")}>
      {teams.length === 0 && <p>{t("one.noTeams")}</p>}
      <ul className="addresses">
        {teams.map((team) => (
          <li key={team.id}>
            <span
              className="addresses-swatch"
              style={{ background: team.theme.primaryColor }}
              aria-hidden="true"
            />
            <span className="addresses-name">
              {team.displayName} {team.isDefault && <Badge>{t("one.default")}</Badge>}
            </span>
            <ExternalLink href={team.url}>{team.mainDomain}</ExternalLink>
            <Badge tone={team.status === "active" ? "good" : "neutral"}>
              {t(`teamStatus.${team.status}`, team.status)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Domains({ teams }: { teams: Team[] }) {
  const { t } = useTranslation("tenants");
  const domains = teams.flatMap((team) =>
    team.domains.map((domain) => ({ ...domain, team: team.displayName })),
  );
  return (
    <Card title={t("one.domains")}>
      {domains.length === 0 && <p>{t("one.noDomains")}</p>}
      <ul className="addresses">
        {domains.map((domain) => (
          <li key={domain.host}>
            <code className="lt-code addresses-name">{domain.host}</code>
            <span>{domain.team}</span>
            <Badge tone={domain.verifiedAt ? "good" : "warn"}>
              {t(domain.verifiedAt ? "one.verified" : "one.unverified")}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
