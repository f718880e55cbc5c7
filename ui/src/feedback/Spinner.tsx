/** A small turning ring; decoration beside words that say what is going on. */
export function Spinner() {
  return <span className="lt-spinner" aria-hidden="true" />;
}
