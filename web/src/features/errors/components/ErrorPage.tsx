/** A page that says what is the matter and offers one way on. */
import type { ReactNode } from "react";

export function ErrorPage({
  figure,
  heading,
  text,
  action,
}: {
  figure: string;
  heading: string;
  text: string;
  action: ReactNode;
}) {
  return (
    <div className="kit-error-page">
      <p className="kit-error-figure" aria-hidden="true">
        {figure}
      </p>
      <h1 className="kit-title">{heading}</h1>
      <p className="kit-page-head-note">{text}</p>
      <div className="kit-empty-action">{action}</div>
    </div>
  );
}
