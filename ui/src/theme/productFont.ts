/** The product's own letters, which the pages for guests do without (base.css). */

const FONT = '1em "Inter Variable"';

/** Asks for them before there is text in them; it does not matter how often. Until they are there, others of their widths stand in. */
export function loadProductFont(): void {
  void document.fonts?.load(FONT).catch(() => undefined);
}
