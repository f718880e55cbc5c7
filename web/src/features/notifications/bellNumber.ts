/** What the bell shows: more than it has room for is said to be more. */
export const bellNumber = (unread: number, number: (value: number) => string): string =>
  unread > 99 ? `${number(99)}+` : number(unread);
