/** What a tooltip shows, beside an element that is there already. */
import { Tooltip as ChakraTooltip, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";

export type Placement = "top" | "right" | "bottom" | "left";

type TooltipBoxProps = {
  /** The id of what it says something about. */
  anchor: string;
  id: string;
  placement: Placement;
  onClose: () => void;
  children: ReactNode;
};

export default function TooltipBox({ anchor, id, placement, onClose, children }: TooltipBoxProps) {
  return (
    <ChakraTooltip.Root
      open
      ids={{ trigger: anchor, content: id }}
      positioning={{ placement }}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{children}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
