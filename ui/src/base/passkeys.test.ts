import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceName, isPasskeyKnown, isPasskeyRefused, makePasskey, provePasskey } from "./passkeys";

/** A device, and what it was asked for. */
const requestOptions: { publicKey: Record<string, unknown> }[] = [];
const buffer = (...numbers: number[]) => Uint8Array.from(numbers).buffer;
const answer = (response: object) => (options: { publicKey: Record<string, unknown> }) => {
  requestOptions.push(options);
  const credential = { id: "-_8", rawId: buffer(251, 255), type: "public-key", response };
  return Promise.resolve({ ...credential, getClientExtensionResults: () => ({ credProps: { rk: true } }) });
};
const stubRefusal = (name: string) => {
  const refuse = () => Promise.reject(new DOMException("no", name));
  vi.stubGlobal("navigator", { credentials: { create: refuse, get: refuse } });
};
const creationOptions = {
  challenge: "-_8",
  rp: { name: "Acme" },
  user: { id: "AQ", name: "lena", displayName: "Lena" },
  pubKeyCredParams: [],
  excludeCredentials: [{ id: "Ag", type: "public-key" }],
};
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => {
  requestOptions.splice(0);
  vi.stubGlobal("PublicKeyCredential", class {});
});
afterEach(() => vi.unstubAllGlobals());

describe("a passkey", () => {
  it("is made and used in the JSON of WebAuthn, though the device speaks bytes", async () => {
    vi.stubGlobal("navigator", {
      credentials: {
        create: answer({ clientDataJSON: buffer(1), attestationObject: buffer(2, 3) }),
        get: answer({
          clientDataJSON: buffer(1),
          authenticatorData: buffer(4),
          signature: buffer(5),
          userHandle: null,
        }),
      },
    });
    const created = await makePasskey({ publicKey: creationOptions });
    expect(created).toMatchObject({
      rawId: "-_8",
      response: { clientDataJSON: "AQ", attestationObject: "AgM" },
      clientExtensionResults: { credProps: { rk: true } },
    });
    expect(requestOptions[0]?.publicKey).toMatchObject({
      challenge: buffer(251, 255),
      user: { id: buffer(1), name: "lena" },
      excludeCredentials: [{ id: buffer(2) }],
    });
    const used = await provePasskey({ challenge: "AQ", allowCredentials: [] });
    expect(used.response).toEqual({ clientDataJSON: "AQ", authenticatorData: "BA", signature: "BQ" });
  });

  it("may be refused by its owner, be given up for another one, or be there already", async () => {
    const makeWithError = async (name: string) => {
      stubRefusal(name);
      const errors = [
        await failureOf(makePasskey(creationOptions)),
        await failureOf(provePasskey({ challenge: "AQ" })),
      ];
      return errors.map((error) => [isPasskeyRefused(error), isPasskeyKnown(error)]);
    };
    const [refused, known, neither] = [
      [true, false],
      [false, true],
      [false, false],
    ];
    expect(await makeWithError("NotAllowedError")).toEqual([refused, refused]);
    expect(await makeWithError("AbortError")).toEqual([refused, refused]);
    expect((await makeWithError("InvalidStateError"))[0]).toEqual(known);
    expect(await makeWithError("SecurityError")).toEqual([neither, neither]);
    expect([isPasskeyRefused("no"), isPasskeyKnown(new Error("no"))]).toEqual(neither);
  });
});

it("a passkey is called after the device until its owner names it", () => {
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36")).toBe(
    "Chrome, Linux",
  );
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe(
    "Safari, iPhone",
  );
  expect(deviceName("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0")).toBe(
    "Chrome, Windows",
  );
  expect(deviceName("curl/8")).toBe("");
});
