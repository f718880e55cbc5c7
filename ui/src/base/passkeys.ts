/** Passkeys of this device, in the JSON of WebAuthn: what the server asks for goes in, what it checks comes out. */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";

type Creation = Parameters<typeof startRegistration>[0]["optionsJSON"];
type Request = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** What the server sends, of which its document says nothing more: WebAuthn does. Some libraries wrap the options once more. */
const unwrapOptions = <Options extends object>(ceremony: unknown): Options => {
  const options = ceremony as Options | { publicKey: Options };
  return "publicKey" in options ? options.publicKey : options;
};

/** What the server checks. */
export type PasskeyProof = Record<string, unknown>;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = browserSupportsWebAuthn;

const isErrorNamed = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name);

/** The person closed the device's dialog, or let it wait too long: nothing went wrong. */
export const isPasskeyRefused = (error: unknown): boolean =>
  isErrorNamed(error, "NotAllowedError", "AbortError");

/** This device has a passkey for the same person already. */
export const isPasskeyKnown = (error: unknown): boolean => isErrorNamed(error, "InvalidStateError");

/** Makes a passkey on this device or on another one that the person chooses. */
export const makePasskey = async (ceremony: unknown): Promise<PasskeyProof> => ({
  ...(await startRegistration({ optionsJSON: unwrapOptions<Creation>(ceremony) })),
});

/** Proves with a passkey that it is the person. */
export const provePasskey = async (ceremony: unknown): Promise<PasskeyProof> => ({
  ...(await startAuthentication({ optionsJSON: unwrapOptions<Request>(ceremony) })),
});

/** A name for a passkey before its owner gives it one: the browser and what it runs on, as far as they are told. */
export function deviceName(agent: string): string {
  const browser = /\b(Edg|OPR|Firefox|Chrome|Safari)\//.exec(agent)?.[1];
  const system = /iPhone|iPad|Android|Windows|Mac OS X|Linux/.exec(agent)?.[0];
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS" };
  return [browser, system]
    .filter((part): part is string => part !== undefined)
    .map((part) => names[part] ?? part)
    .join(", ");
}
