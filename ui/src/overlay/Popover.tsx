/** A small panel under a button, for filters and choices that stay open. */
import { Popover as ChakraPopover, Portal } from "@chakra-ui/react";
import { type ReactElement, type ReactNode, useRef } from "react";
import { cx } from "../base/cx";

export type PopoverProps = {
  trigger: ReactElement;
  title: string;
  /** Whoever chooses one thing in it is done with it: `close` is there for that. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: "bottom-start" | "bottom-end";
  className?: string;
  /** For what is read rather than filled in: the panel itself has the focus first, so that nothing in it is pressed twice. */
  focusPanel?: boolean;
};

export function Popover(props: PopoverProps) {
  const { trigger, title, children, placement = "bottom-end", className, focusPanel } = props;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <ChakraPopover.Root
      positioning={{ placement }}
      lazyMount
      unmountOnExit
      {...(focusPanel ? { initialFocusEl: () => panel.current } : {})}
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          {/* The title is looked for before the panel is there, so that it does not give the name. */}
          <ChakraPopover.Content ref={panel} className={cx("kit-popover", className)} aria-label={title}>
            <ChakraPopover.Title className="kit-popover-title">{title}</ChakraPopover.Title>
            {typeof children === "function" ? (
              <ChakraPopover.Context>{({ setOpen }) => children(() => setOpen(false))}</ChakraPopover.Context>
            ) : (
              children
            )}
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
