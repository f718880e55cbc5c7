/** A list that may have thousands of lines, of which only those in sight are drawn. Each says which one of how many it is. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";
import { Box } from "./layout";

type Props<Item> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item, index: number) => string | number;
  /** How high a line is as long as it is not measured, in pixels. */
  estimate?: number;
  /** How high the list may become. */
  maxHeight?: string;
  /** The place of a line that is brought into sight, as soon as it is another one. */
  scrollTo?: number | null;
  children: (item: Item, index: number) => ReactNode;
};

export function VirtualList<Item>({
  label,
  items,
  itemKey,
  estimate = 40,
  maxHeight = "20rem",
  scrollTo = null,
  children,
}: Props<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    getItemKey: (index) => itemKey(items[index] as Item, index),
    overscan: 8,
    // React draws in its own time: nothing of a list is wrong for being drawn a frame later.
    useFlushSync: false,
  });
  useEffect(() => {
    if (scrollTo !== null) virtualizer.scrollToIndex(scrollTo);
  }, [scrollTo, virtualizer]);
  return (
    // Whoever has no mouse scrolls it by keys, like any list that is longer than its box.
    <Box ref={box} maxBlockSize={maxHeight} overflowY="auto" tabIndex={0} role="group" aria-label={label}>
      <Box
        as="ul"
        position="relative"
        listStyleType="none"
        style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ position: "absolute", insetInline: 0, transform: `translateY(${start}px)` }}
          >
            {children(items[index] as Item, index)}
          </li>
        ))}
      </Box>
    </Box>
  );
}
