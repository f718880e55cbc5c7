/** Tenants that need somebody to look at them: the most urgent, and all of them when asked. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Card } from "@learnt/ui/page/Card";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/paths";
import type { Fleet } from "../queries";

/** So many tenants are shown before somebody asks for the others. */
const FOLDED = 10;

/** Where the list of tenants has the others: a tenant that was never made whole has no health. */
const filterOf = (health: string) => (health === "failed" ? "status=failed" : `health=${health}`);

/** What needs somebody to look at it; reactions that were given up are tried again on the tenant's own page. */
export function Troubled({ fleet }: { fleet: Pick<Fleet, "troubled" | "troubledInAll"> }) {
  const { t } = useTranslation("fleet");
  const { number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const { troubled: all, troubledInAll } = fleet;
  const rest = troubledInAll - all.length;
  // One more is shown at once: a button in its place would take as much room.
  const shown = isWhole || all.length <= FOLDED + 1 ? all : all.slice(0, FOLDED);
  return (
    <Card title={t("troubled")} note={all.length === 0 ? t("noneTroubled") : t("troubledNote")}>
      <ul className="addresses" aria-label={t("troubled")} hidden={all.length === 0}>
        {shown.map(({ id, name, health, dead, waiting, error }) => (
          <li key={id}>
            <span className="addresses-name">
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
      </ul>
      {all.length > FOLDED + 1 && (
        <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t("showFewer") : t("showAll", { number: number(troubledInAll) })}
        </Button>
      )}
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
