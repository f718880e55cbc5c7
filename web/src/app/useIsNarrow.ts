/** Whether the top bar has no room for more than what everybody needs in it: below the first of the breakpoints. */
import { useIsAtMost } from "@learnt/ui/base/useIsAtMost";
import { maxWidthBelow } from "@learnt/ui/theme/widths";

const NARROW = maxWidthBelow("sm");

export const useIsNarrow = () => useIsAtMost(NARROW);
