/** A word beside what has none, on hover and on focus. */
import { Portal, Tooltip as T } from "@chakra-ui/react";
import type { ReactElement, ReactNode } from "react";

export function Tooltip({
  text,
  children,
  placement = "top",
  off,
}: {
  text: ReactNode;
  children: ReactElement;
  placement?: "top" | "right" | "bottom" | "left";
  off?: boolean;
}) {
  if (off) return children;
  return (
    <T.Root openDelay={300} closeDelay={80} positioning={{ placement }} lazyMount unmountOnExit>
      <T.Trigger asChild>{children}</T.Trigger>
      <Portal>
        <T.Positioner>
          <T.Content>{text}</T.Content>
        </T.Positioner>
      </Portal>
    </T.Root>
  );
}
