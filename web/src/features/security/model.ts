/** How somebody signs in, and where they are signed in, as the server tells it. */
import { ApiProblem } from "@learnt/ui/http/problem";
import type { Schemas } from "../../api/types";

export type Passkey = Schemas["OwnPasskey"];
export type LinkedAccount = Schemas["Linked"];
export type Security = Schemas["Security"];
export type MySession = Schemas["OwnSession"];
/** An authenticator app about to be set up. */
export type Setup = Schemas["Setup"];

export type Provider = Schemas["SignInProvider"];
/** What proves, with the call that changes how somebody signs in, who they are: one of these. */
export type Proof = Schemas["Proof"];

/** Makes a call with what the person gives for it; rejects with `Cancelled` when they give nothing. */
export type Reauthenticate = <T>(call: (proof: Proof) => Promise<T>) => Promise<T>;

/** The server wants to know once more that it is the person. */
export const needsProof = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === "prove_yourself";

/** What was given is to blame, and can be given once more. */
export const isWrongProof = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ field }) => PROOFS.includes(field));

const PROOFS = ["password", "code"];

/** An address as far as a browser can tell; letters of every language are fine. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** The team's providers at which the person has an account that is linked. */
export const linkedProviders = (security: Security, providers: readonly Provider[]): Provider[] =>
  providers.filter(({ kind }) => security.linked.some(({ provider }) => provider === kind));

/** The question was closed without an answer: nothing went wrong, and nothing is to be said. */
export class Cancelled extends Error {}

/** Passes over what somebody broke off themselves. */
export async function unlessCancelled<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}

/** Whether a passkey can be given at this host: it was made at this one, or at one above it. */
export const worksAtHost = ({ host }: Passkey, ownHost: string = window.location.hostname): boolean =>
  ownHost === host || ownHost.endsWith(`.${host}`);

/** This one first, then the one that was seen last. */
export function sortSessions(sessions: readonly MySession[]): MySession[] {
  return [...sessions].sort(
    (item, other) =>
      Number(other.current) - Number(item.current) || other.lastSeenAt.localeCompare(item.lastSeenAt),
  );
}

/** A provider's kind behind `provider:`, or the way itself. */
export const methodKind = (method: string): string => method.split(":")[0] as string;
