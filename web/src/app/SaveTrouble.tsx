/** Why what was written is not on the server yet, and what helps: another try, or a choice between two versions. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack } from "@learnt/ui/layout/layout";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toFailure } from "../api/problem";
import type { SaveState } from "./autosave";

type SaveTroubleProps = {
  state: SaveState;
  problem: unknown;
  onRetry: () => void;
  /** Two wrote at once: what was written here holds. */
  keepMine: () => Promise<unknown>;
  /** Two wrote at once: what the other saved holds. */
  takeTheirs: () => Promise<unknown>;
};

export function SaveTrouble({ state, problem, onRetry, keepMine, takeTheirs }: SaveTroubleProps) {
  const { t } = useTranslation("shell");
  const choosing = useMutation({
    mutationFn: (choose: () => Promise<unknown>) => choose(),
    onError: (error) => toast.error(toFailure(error).message),
  });
  if (state === "saved" || state === "saving") return null;
  const failure = toFailure(problem);
  const told = failure.fields?.map(({ message }) => message).join(" ") || failure.message;
  if (state === "stale")
    return (
      <Notice
        tone="warn"
        title={t("autosave.conflict")}
        action={
          <HStack gap="2" wrap="wrap">
            <Button busy={choosing.isPending} onClick={() => choosing.mutate(takeTheirs)}>
              {t("autosave.takeTheirs")}
            </Button>
            <Button busy={choosing.isPending} onClick={() => choosing.mutate(keepMine)}>
              {t("autosave.keepMine")}
            </Button>
          </HStack>
        }
      >
        {t("autosave.safe")}
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      title={t("autosave.notSaved")}
      action={<Button onClick={onRetry}>{t("autosave.retry")}</Button>}
    >
      {told}
      {state === "waiting" && ` ${t("autosave.again")}`}
    </Notice>
  );
}

/** Whether what was written is on the server, in a word. */
export function SaveWord({ state, isDirty }: { state: SaveState; isDirty: boolean }) {
  const { t } = useTranslation("shell");
  return <span role="status">{t(`autosave.${state === "saved" && isDirty ? "saving" : state}`)}</span>;
}
