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
    <div className="lt-error-page">
      <p className="lt-error-figure" aria-hidden="true">
        {figure}
      </p>
      <h1 className="lt-title">{heading}</h1>
      <p className="lt-page-head-note">{text}</p>
      <div className="lt-empty-action">{action}</div>
    </div>
  );
}
