/** How many reward points one has, in a tenant that gives them (specification, section 2, "Rewards widget"). */
import { useFormat } from "@learnt/ui/base/format";
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../me";
import { useTenantContext } from "../tenantContext";

/** The balance in a sentence; nothing where the tenant has no rewards. */
export function useBalance(): { points: string; sentence: string } | null {
  const { t } = useTranslation("shell");
  const { number } = useFormat();
  const { rewards } = useTenantContext().tenant.settings;
  const { rewardPointsCount } = useUser().data.currentUserTeam;
  if (!rewards) return null;
  const points = number(rewardPointsCount);
  return { points, sentence: t("rewardPoints", { points }) };
}

export function Rewards() {
  const balance = useBalance();
  if (!balance) return null;
  return (
    <span className="lt-rewards" title={balance.sentence}>
      <Coins aria-hidden="true" />
      <span aria-hidden="true">{balance.points}</span>
      <span className="lt-sr">{balance.sentence}</span>
    </span>
  );
}
