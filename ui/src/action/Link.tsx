/** A link inside the app, and one that leaves it. */
import type { ReactNode } from "react";
import { cx } from "../base/cx";
import { type KitLinkProps, useKit } from "../base/kit";

export function Link({ className, ...rest }: KitLinkProps) {
  const { Link: RouterLink } = useKit();
  return <RouterLink {...rest} className={cx("kit-link", className)} />;
}

export function ExternalLink({
  href,
  children,
  className,
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={cx("kit-link", className)}>
      {children}
    </a>
  );
}
