/** Grey shapes in the final layout while the content is on its way. */
import type { CSSProperties } from "react";
import { useKit } from "../base/kit";

type Size = { width?: CSSProperties["width"]; height?: CSSProperties["height"]; round?: boolean };

export function Skeleton({ width = "100%", height = "1rem", round }: Size) {
  return (
    <span
      className="kit-skeleton"
      aria-hidden="true"
      style={{ width, height, borderRadius: round ? 999 : undefined }}
    />
  );
}

const widths = ["92%", "78%", "85%", "60%", "70%"];

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="kit-skeleton-text" aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Skeleton key={i} width={widths[i % widths.length]} height="0.75rem" />
      ))}
    </span>
  );
}

/** Cards in a grid, as lists of courses and teams show them. */
export function SkeletonCards({ count = 6 }: { count?: number }) {
  const { t } = useKit();
  return (
    <div className="kit-cards" role="status" aria-label={t("loading")}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
        <div className="kit-card" key={i}>
          <Skeleton height="8.5rem" />
          <div className="kit-card-body">
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}

export function PageSkeleton() {
  const { t } = useKit();
  return (
    <div className="kit-page" role="status" aria-label={t("loading")}>
      <div className="kit-page-skeleton">
        <Skeleton width="14rem" height="1.9rem" />
        <Skeleton width="22rem" />
        <Skeleton height="22rem" />
      </div>
    </div>
  );
}

/** The pages for guests: a form beside a picture. */
export function AuthSkeleton() {
  const { t } = useKit();
  return (
    <div className="kit-auth" role="status" aria-label={t("loading")}>
      <div className="kit-auth-form">
        <div className="kit-auth-box kit-page-skeleton">
          <Skeleton width="3rem" height="3rem" />
          <Skeleton width="14rem" height="1.9rem" />
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </div>
      </div>
      <div className="kit-auth-picture" />
    </div>
  );
}
