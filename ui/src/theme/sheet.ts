/**
 * Emotion's sheet on constructable stylesheets.
 *
 * A strict Content-Security-Policy (`style-src 'self'`) refuses the `<style>` elements that emotion makes;
 * a stylesheet object adopted by the document needs no exception in the policy.
 */
type Options = { key: string; nonce?: string | undefined; speedy?: boolean | undefined };

export class AdoptedSheet {
  readonly key: string;
  readonly nonce: string | undefined;
  readonly isSpeedy = true;
  readonly container: Node = document.head;
  readonly prepend = undefined;
  readonly insertionPoint = undefined;
  /** Emotion walks these to keep order between elements; there are none here. */
  readonly tags: HTMLStyleElement[] = [];
  before: Element | null = null;
  ctr = 0;
  private readonly sheet = new CSSStyleSheet();

  constructor({ key, nonce }: Options) {
    this.key = key;
    this.nonce = nonce;
    document.adoptedStyleSheets.push(this.sheet);
  }

  hydrate(): void {}

  insert(rule: string): void {
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
      this.ctr += 1;
    } catch {
      // A selector for another browser's pseudo-element: that browser reads it, this one has no use for it.
    }
  }

  flush(): void {
    while (this.sheet.cssRules.length > 0) this.sheet.deleteRule(0);
    this.ctr = 0;
  }
}
