/** Fine lines as on banknotes, which a certificate is framed and sealed with. */

const svgPoint = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;

export type RosetteShape = {
  petals: number;
  radius: number;
  /** How far a line goes in and out. */
  depth: number;
  /** How many lines cross each other; one by itself is a wavy edge. */
  lines?: number;
};

/** Closed lines around the middle, each turned a little against the one before. */
export function rosette({ petals, radius, depth, lines = 1 }: RosetteShape): string {
  const points = petals * 12;
  const line = (angleAt: number) => {
    const along = Array.from({ length: points }, (_, i) => {
      const angle = (i / points) * 2 * Math.PI;
      const far = radius + depth * Math.cos(petals * angle + angleAt);
      return svgPoint(far * Math.sin(angle), -far * Math.cos(angle));
    });
    return `M${along.join("L")}Z`;
  };
  return Array.from({ length: lines }, (_, i) => line((i / lines) * 2 * Math.PI)).join("");
}

/** One length of a band of waves, which goes on where it ends. */
export function waves({ length, height, lines }: { length: number; height: number; lines: number }): string {
  const steps = 16;
  const line = (angle: number) => {
    const along = Array.from({ length: steps + 1 }, (_, i) => {
      const y = (height / 2) * (1 + 0.86 * Math.sin((i / steps) * 2 * Math.PI + angle));
      return svgPoint((i / steps) * length, y);
    });
    return `M${along.join("L")}`;
  };
  return Array.from({ length: lines }, (_, i) => line((i / lines) * 2 * Math.PI)).join("");
}
