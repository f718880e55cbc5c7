/** Hands a downloaded file to the browser, which keeps it where it keeps downloads. */
export function save({ blob, name }: { blob: Blob; name: string }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Not at once: some browsers start reading a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
