/** A text in which what was looked for is marked. */
import { Box } from "@learnt/ui/layout/layout";
import { marked } from "../model";

export function Marked({ text, typed }: { text: string; typed: string }) {
  return (
    <bdi>
      {marked(text, typed).map((piece, at) =>
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
