/** Why what was written is not on the server yet, and what helps: another try, or a choice between two versions. */
import { Button } from "@learnt/ui/action/Button";
import type { MergeConflict } from "@learnt/ui/base/rebase";
import { ConflictNotice, type DescribeField } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SaveIndicator } from "@learnt/ui/feedback/SaveIndicator";
import { useTranslation } from "react-i18next";
import { toFailure } from "../api/problem";
import type { SaveState } from "./autosave";

type SaveProblemProps = {
  state: SaveState;
  problem: unknown;
  onRetry: () => void;
  /** Two wrote at once: what was written here holds. */
  keepMine: () => Promise<unknown>;
  /** Two wrote at once: what the other saved holds. */
  takeTheirs: () => Promise<unknown>;
  /** In what the two differ. */
  both: () => Promise<readonly MergeConflict[]>;
  /** What the parts of the document are called. */
  describe?: DescribeField;
};

export function SaveProblem({
  state,
  problem,
  onRetry,
  keepMine,
  takeTheirs,
  both,
  describe,
}: SaveProblemProps) {
  const { t } = useTranslation("shell");
  if (state === "saved" || state === "saving") return null;
  if (state === "stale")
    return (
      <ConflictNotice conflicts={both} keepMine={keepMine} takeTheirs={takeTheirs} describe={describe} />
    );
  const failure = toFailure(problem);
  const text = failure.fields?.map(({ message }) => message).join(" ") || failure.message;
  return (
    <Notice
      tone="bad"
      title={t("autosave.notSaved")}
      action={<Button onClick={onRetry}>{t("autosave.retry")}</Button>}
    >
      {text}
      {state === "waiting" && ` ${t("autosave.again")}`}
    </Notice>
  );
}

/** Whether what was written is on the server, in a word. */
export function SaveStatus({ state, isDirty }: { state: SaveState; isDirty: boolean }) {
  const { t } = useTranslation("shell");
  const shown = state === "saved" && isDirty ? "saving" : state;
  return <SaveIndicator state={shown}>{t(`autosave.${shown}`)}</SaveIndicator>;
}
