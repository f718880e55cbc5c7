/** In a tenant that gives reward points: how many one has, and the way to redeem them (specification, section 2, "Rewards widget"). */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../me";
import { useBalance } from "../rewards";

/** The balance in a sentence; nothing where the tenant has no rewards. */
export function useBalanceText(): { points: string; sentence: string } | null {
  const { t } = useTranslation("shell");
  const { number } = useFormat();
  const balance = useBalance();
  if (balance === null) return null;
  const points = number(balance);
  return { points, sentence: t("rewardPoints", { points }) };
}

export function Rewards({ onRedeem }: { onRedeem: () => void }) {
  const { t } = useTranslation("shell");
  const balance = useBalanceText();
  const { isImpersonating } = useUser();
  if (!balance) return null;
  const shown = (
    <>
      <span aria-hidden="true">{balance.points}</span>
      <span className="kit-sr">{balance.sentence}</span>
    </>
  );
  // In another's name nobody redeems anything.
  if (isImpersonating)
    return (
      <span className="kit-rewards" title={balance.sentence}>
        <Coins aria-hidden="true" />
        {shown}
      </span>
    );
  return (
    <Button
      variant="ghost"
      className="kit-rewards"
      icon={<Coins />}
      title={t("redeem")}
      aria-haspopup="dialog"
      onClick={onRedeem}
    >
      {shown}
      <span className="kit-sr">{t("redeem")}</span>
    </Button>
  );
}
