/** Redeems points: how many there are, how many are wanted, and congratulations (specification, section 4, "Reward redemption dialog"). */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { PartyPopper } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useBalance, useRedeemed } from "../../../app/rewards";
import { mayRedeem } from "../model";
import { redeem } from "../queries";

export type RedeemProps = { onClose: () => void };

export function Redeem({ onClose }: RedeemProps) {
  const { t } = useTranslation("rewards");
  const { number } = useFormat();
  const [done, setDone] = useState<{ points: number; left: number } | null>(null);
  return (
    <Dialog open onClose={onClose} title={t("redeem")} size="sm">
      {done ? (
        <EmptyState
          icon={<PartyPopper />}
          title={t("congratulations")}
          action={
            <Button variant="solid" data-autofocus onClick={onClose}>
              {t("close")}
            </Button>
          }
        >
          <span role="status">{t("redeemed", { points: number(done.points), left: number(done.left) })}</span>
        </EmptyState>
      ) : (
        <RedeemAmount onClose={onClose} onDone={setDone} />
      )}
    </Dialog>
  );
}

type RedeemAmountProps = RedeemProps & { onDone: (done: { points: number; left: number }) => void };

function RedeemAmount({ onClose, onDone }: RedeemAmountProps) {
  const { t } = useTranslation("rewards");
  const { number } = useFormat();
  const balance = useBalance() ?? 0;
  const accept = useRedeemed();
  const schema = z.object({
    amount: z.string().refine((input) => mayRedeem(input, balance), t("notEnough")),
  });
  const form = useZodForm(schema, { defaultValues: { amount: "" } });
  const submit = async ({ amount }: z.output<typeof schema>) => {
    const points = Number.parseInt(amount, 10);
    const remaining = await redeem(points);
    accept(remaining.balance);
    onDone({ points, left: remaining.balance });
  };
  return (
    <Form form={form} onSubmit={submit} label={t("redeem")}>
      <FormProblem />
      <p>{t("balance", { points: number(balance) })}</p>
      <TextField
        name="amount"
        label={t("amount")}
        inputMode="numeric"
        autoFocus
        autoComplete="off"
        dir="ltr"
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton busyText={t("redeeming")}>{t("redeemNow")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
