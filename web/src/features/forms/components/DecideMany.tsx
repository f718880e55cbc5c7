/** Decides all that are selected, each by itself: what one of them lacks keeps no other back. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Status, SubmissionRow } from "../model";
import { decideMany, formsKey } from "../queries";

type Props = { rows: readonly SubmissionRow[]; isRequest: boolean; onDone: () => void };

export function DecideMany({ rows, isRequest, onDone }: Props) {
  const { t } = useTranslation("forms");
  const cache = useQueryClient();
  const decide = useMutation({
    mutationFn: (outcome: Status) =>
      decideMany({
        outcome,
        comment: "",
        submissions: rows.map(({ id, revision }) => ({ id, revision })),
      }),
    onSuccess: ({ decided, undecided }) => {
      void cache.invalidateQueries({ queryKey: [...formsKey, "list"] });
      if (decided > 0) toast.success(t("decidedMany", { count: decided }));
      const [first] = undecided;
      if (first) toast.error(t("undecidedMany", { count: undecided.length, reason: first.message }));
      onDone();
    },
    onError: (error) => toast.error(toFailure(error).message),
  });
  const outcomes: Status[] = isRequest ? ["approved", "not approved"] : ["competent", "notCompetent"];
  return (
    <>
      {outcomes.map((outcome) => (
        <Button
          key={outcome}
          size="sm"
          disabled={decide.isPending || rows.length === 0}
          busy={decide.isPending && decide.variables === outcome}
          onClick={() => decide.mutate(outcome)}
        >
          {t(`decide.${outcome.replace(" ", "")}`)}
        </Button>
      ))}
    </>
  );
}
