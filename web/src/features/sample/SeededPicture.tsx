/** A picture of the sample: drawn from its seed in the team's colours, or one that was chosen here. */
import { Box } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";

const SEED = "seed:";

export const seededUrl = (name: string): string => `${SEED}${name}`;

/** `ratio` is width to height. Without `alt` the picture only decorates what stands beside it. */
type Props = { src: string; ratio: number; alt?: string };

export function SeededPicture({ src, ratio, alt }: Props) {
  const isDrawn = src.startsWith(SEED);
  const name = alt ? { role: "img", "aria-label": alt } : {};
  return (
    <Box aspectRatio={ratio} overflow="hidden" {...name}>
      {isDrawn ? <Cover seed={src.slice(SEED.length)} /> : <Cover seed="" src={src} />}
    </Box>
  );
}
