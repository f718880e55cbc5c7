/** What went wrong, for whoever opens the browser's console. */
export function log(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that may
  console.error(error);
}
