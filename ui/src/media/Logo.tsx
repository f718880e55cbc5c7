/** A team's logo or, without one, its first letter on the team's colour. */
export type LogoProps = { name: string; src?: string | null | undefined; size?: number };

export function Logo({ name, src, size = 30 }: LogoProps) {
  const box = { blockSize: size, inlineSize: size, fontSize: size * 0.48 };
  if (src)
    return <img className="lt-logo" src={src} alt="" style={{ blockSize: size, maxInlineSize: size * 5 }} />;
  return (
    <span className="lt-logo lt-logo-letter" style={box} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase() ?? ""}
    </span>
  );
}
