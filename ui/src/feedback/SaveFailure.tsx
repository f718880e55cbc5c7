/** Why it is not saved, or what two have changed. */
import { useKit } from "../base/kit";
import type { Conflict } from "../base/useRebasedDraft";
import { isChangedMeanwhile } from "../http/problem";
import { ConflictNotice, type DescribeField } from "./ConflictNotice";
import { Notice } from "./Notice";

export type SaveFailureProps = {
  error: unknown;
  conflict?: Conflict | null | undefined;
  describe?: DescribeField | undefined;
};

export function SaveFailure({ error, conflict, describe }: SaveFailureProps) {
  const { t, toFailure } = useKit();
  if (conflict) return <ConflictNotice {...conflict} describe={describe} />;
  if (!error) return null;
  if (isChangedMeanwhile(error)) return <Notice tone="warn" title={t("conflict.again")} />;
  const failure = toFailure(error);
  return (
    <Notice tone="bad" title={failure.message}>
      {failure.fields?.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
    </Notice>
  );
}
