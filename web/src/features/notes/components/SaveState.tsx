/** Whether what was written is on the server, in a word and an icon. */
import { cx } from "@learnt/ui/base/cx";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Check, CloudOff, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Held } from "../desk";

const icons = {
  saved: <Check />,
  saving: <Spinner />,
  waiting: <CloudOff />,
  stale: <TriangleAlert />,
  refused: <TriangleAlert />,
};

export function SaveState({ held }: { held: Held | undefined }) {
  const { t } = useTranslation("notes");
  const state = held?.state ?? "saved";
  return (
    <span className={cx("nt-state", `nt-state-${state}`)} role="status">
      <span aria-hidden="true" className="nt-state-icon">
        {icons[state]}
      </span>
      {state === "refused" ? refusal(held?.problem) : t(`state.${state}`)}
    </span>
  );
}

function refusal(problem: unknown): string {
  const { message, fields } = toFailure(problem);
  return fields?.[0]?.message ?? message;
}
