/** The badge of an entry: in the colours of its record, as far as they can be read. */
import { onFill, READABLE } from "../theme/brand";
import { isHex, readable } from "../theme/color";
import type { NavBadge } from "./nav";

/** What it is painted in; nothing where the record has no colour of its own. */
export function badgeLook({ bg, fg }: NavBadge): { background: string; color: string } | undefined {
  if (!isHex(bg)) return undefined;
  return { background: bg, color: isHex(fg) ? readable(fg, [bg], READABLE) : onFill(bg) };
}

export function Badge({ badge }: { badge: NavBadge }) {
  return (
    <span className="lt-nav-badge" style={badgeLook(badge)}>
      {badge.title}
    </span>
  );
}
