/** The picture of a badge. One that has none gets a seal drawn from its name, in the team's colours. */
import { useState } from "react";
import { cx } from "../base/cx";
import { hash, initials } from "./Avatar";

export type EmblemProps = {
  name: string;
  src?: string | null | undefined;
  size?: "sm" | "md" | "lg" | "xl" | undefined;
};

const MIDDLE = 50;
const POINTS = 180;
/** How many petals its edge has, and how deep they are cut. */
const edges = [
  [8, 3.2],
  [10, 2.8],
  [12, 2.6],
  [16, 2],
] as const;

/** A closed line around the middle that goes in and out. */
function outlinePath(petals: number, depth: number, radius: number): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const far = radius + depth * Math.cos(petals * angle);
    return `${(MIDDLE + far * Math.sin(angle)).toFixed(2)} ${(MIDDLE - far * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

export function Emblem({ name, src, size = "md" }: EmblemProps) {
  // Addresses of pictures hold for some hours: one that no longer does is not left as a broken picture.
  const [broken, setBroken] = useState<string | null>(null);
  const number = hash(name);
  const classes = cx("kit-emblem", size !== "md" && `kit-emblem-${size}`);
  if (src && src !== broken)
    return <img className={classes} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />;
  const [petals, depth] = edges[number % edges.length] as (typeof edges)[number];
  return (
    <svg
      className={cx(classes, (number >> 3) % 2 === 1 && "kit-emblem-second")}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path className="kit-emblem-edge" d={outlinePath(petals, depth, 45)} />
      <circle className="kit-emblem-ring" cx={MIDDLE} cy={MIDDLE} r="35" />
      <circle className="kit-emblem-dots" cx={MIDDLE} cy={MIDDLE} r="31" />
      <text className="kit-emblem-text" x={MIDDLE} y={MIDDLE} dy="0.36em">
        {initials(name)}
      </text>
    </svg>
  );
}
