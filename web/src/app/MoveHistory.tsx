/** What became of something that was handed in, the newest first: each state, by whom, and what they said. */
import { Text } from "@learnt/ui/layout/Text";
import { Timeline } from "@learnt/ui/page/Timeline";
import { CircleCheck, CircleDot } from "lucide-react";
import { useNow } from "./useNow";

type Props<Status extends string> = {
  /** The oldest first. */
  moves: readonly { at: string; to: Status; by?: string | null; comment?: string | null }[];
  nameOf: (status: Status) => string;
  isGood: (status: Status) => boolean;
};

export function MoveHistory<Status extends string>({ moves, nameOf, isGood }: Props<Status>) {
  const now = useNow();
  return (
    <Timeline
      now={now}
      items={moves.toReversed().map(({ at, to, by, comment }) => ({
        id: `${at} ${to}`,
        at,
        sign: isGood(to) ? <CircleCheck /> : <CircleDot />,
        tone: isGood(to) ? "good" : "plain",
        what: (
          <>
            <bdi>
              {nameOf(to)}
              {by && ` · ${by}`}
            </bdi>
            {comment && (
              <Text as="span" display="block" whiteSpace="pre-wrap" dir="auto">
                {comment}
              </Text>
            )}
          </>
        ),
      }))}
    />
  );
}
