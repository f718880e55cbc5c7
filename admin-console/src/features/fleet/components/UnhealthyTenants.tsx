/** Tenants that need somebody to look at them: the most urgent, and all of them when asked. */
import { Link } from "@learnt/ui/action/Link";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/paths";
import { Rows } from "../../../app/Rows";
import { useCollapsedList } from "../../../app/useCollapsedList";
import type { Fleet } from "../queries";

/** Where the list of tenants has the others: a tenant that was never made whole has no health. */
const filterOf = (health: string) => (health === "failed" ? "status=failed" : `health=${health}`);

/** What needs somebody to look at it; reactions that were given up are tried again on the tenant's own page. */
export function UnhealthyTenants({ fleet }: { fleet: Pick<Fleet, "troubled" | "troubledInAll"> }) {
  const { t } = useTranslation("fleet");
  const { troubled: all, troubledInAll } = fleet;
  const rest = troubledInAll - all.length;
  const { shown, isWhole, button } = useCollapsedList(all, troubledInAll);
  return (
    <Card title={t("troubled")} note={all.length === 0 ? t("noneTroubled") : t("troubledNote")}>
      <Rows aria-label={t("troubled")} hidden={all.length === 0}>
        {shown.map(({ id, name, health, dead, waiting, error }) => (
          <li key={id}>
            <span data-part="name">
              <Link to={paths.tenant(id)}>{name}</Link>
              {error && (
                <>
                  <br />
                  <small dir="auto">{error}</small>
                </>
              )}
            </span>
            {dead > 0 && <span>{t("deadOf", { count: dead })}</span>}
            {health === "queueStuck" && <span>{t("waitingOf", { count: waiting })}</span>}
            <Badge tone={health === "behind" || health === "queueStuck" ? "warn" : "bad"}>
              {t(health === "failed" ? "tenants:status.failed" : `tenants:health.${health}`)}
            </Badge>
          </li>
        ))}
      </Rows>
      {button}
      {isWhole && rest > 0 && (
        <p>
          <Link to={`${paths.tenants}?${filterOf(all.at(-1)?.health ?? "")}`}>
            {t("moreTroubled", { count: rest })}
          </Link>
        </p>
      )}
    </Card>
  );
}
