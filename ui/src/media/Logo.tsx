/**
 * A team's logo or, without one, its first letter on the team's colour. Nobody knows on which ground a logo was drawn: where
 * it cannot be seen on the one that it stands on, it gets a plate.
 */
import { useEffect, useRef, useState } from "react";
import { cx } from "../base/cx";
import { useTheme } from "../theme/useTheme";
import { backgroundOf, type LogoPlate, pixelsOf, plateFor } from "./plate";

export type LogoProps = {
  name: string;
  src?: string | null | undefined;
  /** Its height. */
  size?: number;
  /** At most so many times as wide as high. */
  ratio?: number;
};

export function Logo({ name, src, size = 30, ratio = 5 }: LogoProps) {
  const box = { blockSize: size, inlineSize: size, fontSize: size * 0.48 };
  if (src) return <Picture key={src} src={src} size={size} ratio={ratio} />;
  return (
    <span className="kit-logo kit-logo-letter" style={box} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase() ?? ""}
    </span>
  );
}

function Picture({ src, size, ratio }: { src: string; size: number; ratio: number }) {
  const picture = useRef<HTMLImageElement>(null);
  const [pixels, setPixels] = useState<Uint8ClampedArray | null>(null);
  const [plate, setPlate] = useState<LogoPlate | null>(null);
  // Light and dark change the ground without changing anything here.
  useTheme();
  useEffect(() => {
    if (pixels && picture.current) setPlate(plateFor(pixels, backgroundOf(picture.current)));
  });
  return (
    <img
      ref={picture}
      className={cx("kit-logo", plate && `kit-logo-on-${plate}`)}
      src={src}
      alt=""
      style={{ blockSize: size, maxInlineSize: `min(100%, ${size * ratio}px)` }}
      onLoad={(event) => setPixels(pixelsOf(event.currentTarget))}
    />
  );
}
