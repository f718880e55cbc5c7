/** What a tooltip shows, beside an element that is there already. */
import { Portal, Tooltip as T } from "@chakra-ui/react";
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
    <T.Root
      open
      ids={{ trigger: anchor, content: id }}
      positioning={{ placement }}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <T.Positioner>
          <T.Content>{children}</T.Content>
        </T.Positioner>
      </Portal>
    </T.Root>
  );
}
