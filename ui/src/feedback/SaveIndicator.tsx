/** Whether what was typed is on the server: a sign and a word, which is read out when it changes. */
import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Flex } from "../layout/layout";
import { Spinner } from "./Spinner";

type Props = {
  /** Anything else is not on the server yet, and does not get there by itself. */
  state: "saved" | "saving" | (string & {});
  /** In a bar that has nothing else to say. */
  large?: boolean;
  children: ReactNode;
};

export function SaveIndicator({ state, large, children }: Props) {
  const isWrong = state !== "saved" && state !== "saving";
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="0.35rem"
      fontSize={large ? "md" : "sm"}
      fontWeight={large ? "550" : undefined}
      color={isWrong ? (large ? "bad.text" : "warn.text") : large ? undefined : "fg.muted"}
      css={{
        "& svg": {
          inlineSize: large ? "16px" : "15px",
          blockSize: large ? "16px" : "15px",
          color: state === "saved" && !large ? "good.text" : undefined,
        },
      }}
      role="status"
    >
      {state === "saving" ? (
        <Spinner />
      ) : state === "saved" ? (
        <Check aria-hidden="true" />
      ) : (
        <TriangleAlert aria-hidden="true" />
      )}
      {children}
    </Flex>
  );
}
