/** A link out of the app inside a translated sentence; the words between its tags come as children. */
import type { ReactNode } from "react";

export function TermsLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a
      className="lt-link"
      href={href}
      target={href.startsWith("mailto:") ? undefined : "_blank"}
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}
