/** Decides all that are selected, each by itself: what one of them lacks keeps no other back. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { toast } from "@learnt/ui/feedback/toast";
import { useTranslation } from "react-i18next";
import type { Status, SubmissionRow } from "../model";
import { useBulkDecision } from "../queries";

/** So many are called by name. */
const MAX_NAMES = 5;

type Props = { rows: readonly SubmissionRow[]; isRequest: boolean; onDone: () => void };

export function BulkDecision({ rows, isRequest, onDone }: Props) {
  const { t, i18n } = useTranslation("forms");
  const { number } = useFormat();
  const list = new Intl.ListFormat(i18n.language);
  const namesOf = (some: readonly { id: string }[]) => {
    const names = some.map(({ id }) => rows.find((row) => row.id === id)?.person ?? "–");
    const rest = names.length - MAX_NAMES;
    return list.format(rest > 0 ? [...names.slice(0, MAX_NAMES), `+${number(rest)}`] : names);
  };
  const decide = useBulkDecision(rows, {
    onSuccess: ({ decided, waiting, undecided }) => {
      if (decided > 0) toast.success(t("decidedMany", { count: decided }));
      // Each of the others by its person: what was only put down is not decided.
      for (const marked of ["waitsForSecond", "waitsForComparison"] as const) {
        const some = waiting.filter((item) => item.marked === marked);
        if (some.length > 0) toast.info(t(`${marked}Many`, { count: some.length, names: namesOf(some) }));
      }
      for (const reason of new Set(undecided.map(({ message }) => message))) {
        const some = undecided.filter(({ message }) => message === reason);
        toast.error(t("undecidedMany", { count: some.length, names: namesOf(some), reason }));
      }
      onDone();
    },
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
