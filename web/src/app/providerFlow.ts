/** A sign-in with a provider on its way: what this tab keeps while the person is away at the provider's page. */

export type ProviderFlow = {
  /** The server's word for this very sign-in; only the tab that began it knows it. */
  flow: string;
  /** As buttons and notices call the provider. */
  provider: { kind: string; name: string };
  /** Where to go afterwards. */
  redirectUrl?: string | null;
  /** An admin tries the provider: nobody is signed in by it. */
  test?: boolean;
  /** Somebody who is signed in proves by the provider who they are. */
  reauthenticate?: boolean;
};

const KEY = "learnt.provider";
const PROOF = "learnt.proof";

/** What a provider gave for a change that somebody is about to make in this tab. */
export function storeProof(proof: string): void {
  sessionStorage.setItem(PROOF, proof);
}

/** It is given once. */
export function consumeProof(): string | null {
  const stored = sessionStorage.getItem(PROOF);
  sessionStorage.removeItem(PROOF);
  return stored;
}

/** Leaves for the provider's page. */
export function redirectToProvider(url: string, flow: ProviderFlow): void {
  sessionStorage.setItem(KEY, JSON.stringify(flow));
  window.location.assign(url);
}

/** What was kept, once: a second return finds nothing. */
export function consumeFlow(): ProviderFlow | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored ? (JSON.parse(stored) as ProviderFlow) : null;
  } catch {
    return null;
  }
}
