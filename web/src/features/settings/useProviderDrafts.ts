/** The list of providers as it is edited: what is saved by somebody else arrives in it, what was edited here stays. */
import { isEqual, rebase } from "@learnt/ui/base/rebase";
import { useEffect, useRef, useState } from "react";
import { draftOf, type ProviderDraft, type SignIn } from "./signIn";

export function useProviderDrafts(saved: SignIn) {
  const before = saved.providers.map(draftOf);
  const [drafts, setDrafts] = useState(before);
  const base = useRef(before);
  const sent = useRef<readonly ProviderDraft[] | null>(null);
  useEffect(() => {
    if (isEqual(base.current, before)) return;
    const from = sent.current ? [...sent.current] : base.current;
    base.current = before;
    sent.current = null;
    setDrafts((now) => rebase(from, before, now));
  });
  return {
    before,
    drafts,
    setDrafts,
    /** What a save sends; nothing any more when it failed. */
    sending: (list: readonly ProviderDraft[] | null) => {
      sent.current = list;
    },
  };
}
