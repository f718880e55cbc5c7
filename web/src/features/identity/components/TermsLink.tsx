/**
 * A sentence of the catalogue with one link in it, which stands between `<to>` and `</to>` and leads out of the app. The library's own
 * component would read any markup; at the first page it costs more than the sentence is worth.
 */
export function TermsLink({ sentence, href }: { sentence: string; href: string }) {
  const [before, words, after] = sentence.split(/<\/?to>/);
  return (
    <>
      {before}
      <a
        className="kit-link"
        href={href}
        target={href.startsWith("mailto:") ? undefined : "_blank"}
        rel="noopener noreferrer"
      >
        {words}
      </a>
      {after}
    </>
  );
}
