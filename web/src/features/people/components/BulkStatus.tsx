/** Moves the selected people to another state at once, and offers the way back. */
import { toast } from "@learnt/ui/feedback/toast";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { PersonRow, Status } from "../model";
import { useChangeStatus } from "../queries";
import { StatusMenu } from "./StatusMenu";

type Props = { ids: string[]; rows: readonly PersonRow[]; onDone: () => void };

export function BulkStatus({ ids, rows, onDone }: Props) {
  const { t } = useTranslation("people");
  const change = useChangeStatus();
  // People stay selected from page to page: what they were is noted as their pages go by.
  const seen = useRef(new Map<string, Status>());
  for (const row of rows) seen.current.set(row.id, row.status);

  const back = async (before: Map<Status, string[]>) => {
    try {
      for (const [status, people] of before) await change.mutateAsync({ ids: people, status });
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };

  const move = async (status: Status) => {
    const before = new Map<Status, string[]>();
    for (const id of ids) {
      const was = seen.current.get(id);
      if (was && was !== status) before.set(was, [...(before.get(was) ?? []), id]);
    }
    try {
      const { changed } = await change.mutateAsync({ ids, status });
      toast.success(t("statusChanged", { count: changed, status: t(`status.${status}`) }), {
        action: { label: t("undo"), onClick: () => void back(before) },
      });
      onDone();
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };

  return <StatusMenu busy={change.isPending} onChoose={(status) => void move(status)} />;
}
