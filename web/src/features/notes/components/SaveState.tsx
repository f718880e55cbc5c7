/** Whether what was written is on the server, in a word and an icon. */
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Flex } from "@learnt/ui/layout/layout";
import { Check, CloudOff, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { PendingNote } from "../noteStore";

const icons = {
  saved: <Check />,
  saving: <Spinner />,
  waiting: <CloudOff />,
  stale: <TriangleAlert />,
  refused: <TriangleAlert />,
};

export function SaveState({ held: pendingNote }: { held: PendingNote | undefined }) {
  const { t } = useTranslation("notes");
  const state = pendingNote?.state ?? "saved";
  return (
    <Flex
      as="span"
      display="inline-flex"
      flex="1 1 9rem"
      align="center"
      justify="flex-end"
      gap="0.4rem"
      minBlockSize="8"
      color={state === "stale" || state === "refused" ? "bad.text" : "fg.muted"}
      fontSize="sm"
      css={{ "& svg": { inlineSize: "1rem", blockSize: "1rem" } }}
      role="status"
    >
      <Flex as="span" display="inline-flex" aria-hidden="true">
        {icons[state]}
      </Flex>
      {state === "refused" ? refusal(pendingNote?.problem) : t(`state.${state}`)}
    </Flex>
  );
}

function refusal(problem: unknown): string {
  const { message, fields } = toFailure(problem);
  return fields?.[0]?.message ?? message;
}
