/** Several of the same, side by side as far as there is room. */
import type { ReactNode } from "react";

export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>{children}</div>
  );
}
