/** Decides all that are selected, each by itself: what one of them lacks keeps no other back. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { toast } from "@learnt/ui/feedback/toast";
import { useTranslation } from "react-i18next";
import type { Status, SubmissionRow } from "../model";
import { useDecideMany } from "../queries";

/** So many are called by name. */
const MOST_NAMES = 5;

type Props = { rows: readonly SubmissionRow[]; isRequest: boolean; onDone: () => void };

export function DecideMany({ rows, isRequest, onDone }: Props) {
  const { t, i18n } = useTranslation("forms");
  const { number } = useFormat();
  const list = new Intl.ListFormat(i18n.language);
  const namesOf = (some: readonly { id: string }[]) => {
    const names = some.map(({ id }) => rows.find((row) => row.id === id)?.person ?? "–");
    const rest = names.length - MOST_NAMES;
    return list.format(rest > 0 ? [...names.slice(0, MOST_NAMES), `+${number(rest)}`] : names);
  };
  const decide = useDecideMany(rows, {
    onSuccess: ({ decided, waiting, undecided }) => {
      if (decided > 0) toast.success(t("decidedMany", { count: decided }));
      // Each of the others by its person: what was only put down is not decided.
      for (const marked of ["waitsForSecond", "waitsForComparison"] as const) {
        const some = waiting.filter((one) => one.marked === marked);
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
