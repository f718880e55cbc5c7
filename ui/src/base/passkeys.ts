/** Passkeys of this device, in the JSON of WebAuthn: what the server asks for goes in, what it checks comes out. */

/** What the server sends, of which its document says nothing more: WebAuthn does. Some libraries wrap the options once more. */
const unwrap = <Options extends object>(asked: unknown): Options => {
  const options = asked as Options | { publicKey: Options };
  return "publicKey" in options ? options.publicKey : options;
};

/** What the server checks. */
export type Proof = Record<string, unknown>;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== "undefined";

/** The person closed the device's dialog, or let it wait too long: nothing went wrong. */
export const isPasskeyRefused = (error: unknown): boolean =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);

/** This device has a passkey for the same person already. */
export const isPasskeyKnown = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "InvalidStateError";

/** Makes a passkey on this device or on another one that the person chooses. */
export async function makePasskey(asked: unknown): Promise<Proof> {
  const publicKey = creation(unwrap<PublicKeyCredentialCreationOptionsJSON>(asked));
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return written(made);
}

/** Proves with a passkey that it is the person. */
export async function provePasskey(asked: unknown): Promise<Proof> {
  const publicKey = request(unwrap<PublicKeyCredentialRequestOptionsJSON>(asked));
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return written(used);
}

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

// Browsers of the last years translate by themselves; for the others it is done here.

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const named = ({
  id,
  type,
  transports,
}: PublicKeyCredentialDescriptorJSON): PublicKeyCredentialDescriptor => ({
  id: bytes(id),
  type: type as "public-key",
  ...(transports ? { transports: transports as AuthenticatorTransport[] } : {}),
});

function creation(json: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  if ("parseCreationOptionsFromJSON" in PublicKeyCredential)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const { challenge, user, excludeCredentials, extensions: _, ...rest } = json;
  return {
    ...(rest as Omit<PublicKeyCredentialCreationOptions, "challenge" | "user">),
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map(named),
  };
}

function request(json: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  if ("parseRequestOptionsFromJSON" in PublicKeyCredential)
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const { challenge, allowCredentials, extensions: _, ...rest } = json;
  return {
    ...(rest as Omit<PublicKeyCredentialRequestOptions, "challenge">),
    challenge: bytes(challenge),
    allowCredentials: (allowCredentials ?? []).map(named),
  };
}

function written(credential: PublicKeyCredential): Proof {
  if ("toJSON" in credential) return credential.toJSON();
  const { id, rawId, type, response, authenticatorAttachment } = credential as PublicKeyCredential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const told = parts.flatMap((part) => {
    const value = (response as unknown as Record<string, unknown>)[part];
    return value instanceof ArrayBuffer ? [[part, text(value)]] : [];
  });
  return {
    id,
    rawId: text(rawId),
    type,
    authenticatorAttachment,
    clientExtensionResults: {},
    response: Object.fromEntries(told),
  };
}
