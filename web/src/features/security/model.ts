/** How somebody signs in, and where they are signed in, as the server tells it. */
import { ApiProblem } from "@learnt/ui/http/problem";
import type { Schemas } from "../../api/types";

export type Passkey = Schemas["OwnPasskey"];
export type Linked = Schemas["Linked"];
export type Security = Schemas["Security"];
export type OwnSession = Schemas["OwnSession"];
/** An authenticator app about to be set up. */
export type Setup = Schemas["Setup"];

/** The server wants to know once more that it is the person. */
export const needsProof = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === "prove_yourself";

/** A password was asked for, and this one was not right. */
export const isWrongProof = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ field }) => field === "password");

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
export const worksHere = ({ host }: Passkey, here: string = window.location.hostname): boolean =>
  here === host || here.endsWith(`.${host}`);

/** This one first, then the one that was seen last. */
export function inOrder(sessions: readonly OwnSession[]): OwnSession[] {
  return [...sessions].sort(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  );
}

/** A provider's kind behind `provider:`, or the way itself. */
export const wayOf = (method: string): string => method.split(":")[0] as string;
