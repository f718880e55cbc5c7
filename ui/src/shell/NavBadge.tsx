/** The badge of an entry: in the colours of its record, as far as they can be read. */
import { READABLE, textColourOn } from "../theme/brand";
import { isHex, withContrast } from "../theme/color";
import type { NavBadge } from "./nav";

/** What it is painted in; nothing where the record has no colour of its own. */
export function badgeClasses({ bg, fg }: NavBadge): { background: string; color: string } | undefined {
  if (!isHex(bg)) return undefined;
  return { background: bg, color: isHex(fg) ? withContrast(fg, [bg], READABLE) : textColourOn(bg) };
}

export function Badge({ badge }: { badge: NavBadge }) {
  return (
    <span className="kit-nav-badge" style={badgeClasses(badge)}>
      {badge.title}
    </span>
  );
}
