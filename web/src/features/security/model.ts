/** How somebody signs in, and where they are signed in, as the server tells it. */
import { ApiProblem } from "@learnt/ui/http/problem";

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt?: string | null };

export type Linked = {
  id?: string;
  provider: string;
  name: string;
  email?: string | null;
  linkedAt: string;
};

export type Security = {
  hasPassword: boolean;
  email?: string | null;
  emailVerified: boolean;
  totpSince?: string | null;
  recoveryCodesLeft: number;
  passkeys: Passkey[];
  linked: Linked[];
  secondFactorRequired: boolean;
};

export type OwnSession = {
  id: string;
  teamId: string;
  teamDisplayName: string;
  device?: string | null;
  browser?: string | null;
  os?: string | null;
  ip?: string | null;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
  method: string;
  factor?: string | null;
  /** Somebody else acts in this person's name there. */
  actorName?: string | null;
};

/** An authenticator app about to be set up. */
export type Setup = { secret: string; uri: string; qr: string };

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

/** This one first, then the one that was seen last. */
export function inOrder(sessions: readonly OwnSession[]): OwnSession[] {
  return [...sessions].sort(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  );
}

/** A provider's kind behind `provider:`, or the way itself. */
export const wayOf = (method: string): string => method.split(":")[0] as string;
