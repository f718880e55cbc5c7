/** The content area of a screen. One with sidebars is `SidedPage`: what slides in is not for those who never open it. */
import type { ReactNode } from "react";
import { cx } from "../base/cx";

export type PageProps = {
  children: ReactNode;
  width?: "full" | "container" | "narrow";
};

export function Page({ children, width = "full" }: PageProps) {
  return <div className={cx("kit-page", width !== "full" && `kit-page-${width}`)}>{children}</div>;
}
