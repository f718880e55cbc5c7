/** A picture for what has none: a pattern drawn from the name, in the team's colours. */
import type { ReactNode } from "react";
import { hash } from "./Avatar";

export type CoverProps = { seed: string; src?: string | null | undefined; ratio?: number };

const W = 360;
const H = 140;

/** A small repeatable stream of numbers from 0 to 1. */
function randomStream(seed: number): () => number {
  let s = seed || 1;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

function dots(next: () => number): ReactNode {
  const rotation = Math.floor(next() * 3);
  return Array.from({ length: 40 }, (_, i) => {
    const x = (i % 10) * 40 + 16;
    const y = Math.floor(i / 10) * 42 + 8;
    const r = [3.5, 6.5, 10.5][(i + Math.floor(i / 10) + rotation) % 3];
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, never reordered
    return <circle key={i} cx={x} cy={y} r={r} />;
  });
}

function rings(next: () => number): ReactNode {
  const cx = 40 + next() * 280;
  const cy = 30 + next() * 100;
  return [18, 46, 74, 104, 136, 172, 212].map((r, i) => (
    <circle
      key={r}
      cx={cx}
      cy={cy}
      r={r}
      fill="none"
      stroke="currentColor"
      strokeWidth={11}
      opacity={0.95 - i * 0.12}
    />
  ));
}

function waves(next: () => number): ReactNode {
  const start = next() * 40;
  return [0, 1, 2, 3, 4].map((i) => {
    const y = 24 + i * 28;
    const d = `M${-60 + start} ${y} q 45 ${-28 - i * 4} 90 0 t 90 0 t 90 0 t 90 0 t 90 0`;
    return <path key={i} d={d} fill="none" stroke="currentColor" strokeWidth={9} opacity={0.9 - i * 0.14} />;
  });
}

function tiles(next: () => number): ReactNode {
  return Array.from({ length: 36 }, (_, i) => {
    const x = (i % 9) * 40;
    const y = Math.floor(i / 9) * 40 - 8;
    const flip = next() > 0.5;
    const d = flip
      ? `M${x} ${y} h40 a40 40 0 0 1 -40 40 z`
      : `M${x + 40} ${y + 40} h-40 a40 40 0 0 1 40 -40 z`;
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, never reordered
    return <path key={i} d={d} opacity={0.35 + next() * 0.6} />;
  });
}

const patterns = [dots, rings, waves, tiles];

export function Cover({ seed, src, ratio }: CoverProps) {
  const style = ratio ? { aspectRatio: ratio } : undefined;
  if (src) return <img className="kit-cover" src={src} alt="" loading="lazy" style={style} />;
  const number = hash(seed);
  const draw = patterns[number % patterns.length] as (typeof patterns)[number];
  return (
    <svg
      className={`kit-cover ${(number >> 3) % 2 ? "kit-cover-second" : ""}`}
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={style}
    >
      <rect width={W} height={H} className="kit-cover-ground" />
      <g className="kit-cover-marks" fill="currentColor">
        {draw(randomStream(number))}
      </g>
    </svg>
  );
}
