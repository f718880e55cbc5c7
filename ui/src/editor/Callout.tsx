/** Words that stand out of a text: to know, a tip, to mind, a danger. Said by a word as well as by a colour. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { CalloutTone } from "./document";
import { useRichTextMessages } from "./shownMessages";

export const calloutIcons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

export function Callout({ tone, children }: { tone: CalloutTone; children: ReactNode }) {
  const t = useRichTextMessages();
  const Icon = calloutIcons[tone];
  return (
    <div className={`kit-callout kit-tone-${tone}`} role="note" aria-label={t(`editor_callout_${tone}`)}>
      <Icon aria-hidden="true" size={18} />
      <div>{children}</div>
    </div>
  );
}
