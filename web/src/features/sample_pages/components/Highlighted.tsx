/** A text in which what was looked for is marked. */
import { Box } from "@learnt/ui/layout/layout";
import { highlightMatches } from "../model";

export function Highlighted({ text, typed }: { text: string; typed: string }) {
  return (
    <bdi>
      {highlightMatches(text, typed).map((piece, at) =>
        piece.isFound ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
          <Box as="mark" key={at} background="accent.tint" color="accent.text" borderRadius="2px">
            {piece.text}
          </Box>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  );
}
