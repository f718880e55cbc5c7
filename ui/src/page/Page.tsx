/** The content area of a screen, with optional sidebars of 240 pixels that move above the content on small screens. */
import type { ReactNode } from "react";
import { cx } from "../base/cx";

export type PageProps = {
  children: ReactNode;
  width?: "full" | "container" | "narrow";
  left?: ReactNode;
  right?: ReactNode;
};

export function Page({ children, width = "full", left, right }: PageProps) {
  const content =
    left || right ? (
      <div className="lt-page-columns">
        {left && <aside className="lt-page-side">{left}</aside>}
        <div className="lt-page-main">{children}</div>
        {right && <aside className="lt-page-side">{right}</aside>}
      </div>
    ) : (
      children
    );
  return <div className={cx("lt-page", width !== "full" && `lt-page-${width}`)}>{content}</div>;
}
