type Handler<Event> = ((event: Event) => void) | undefined;

/** What an element does of its own, and what is done beside it. */
export const chainHandlers =
  <Event>(own: Handler<Event>, also: (event: Event) => void) =>
  (event: Event): void => {
    own?.(event);
    also(event);
  };
