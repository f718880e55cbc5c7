/** A small turning ring; decoration beside words that say what is going on. */
export function Spinner() {
  return <span className="kit-spinner" aria-hidden="true" />;
}
