import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceName, isPasskeyRefused, makePasskey, provePasskey } from "./passkeys";

/** A device whose browser does not translate by itself, and what it was asked for. */
const asked: { publicKey: Record<string, unknown> }[] = [];
const buffer = (...numbers: number[]) => Uint8Array.from(numbers).buffer;
const answer = (response: object) => (options: { publicKey: Record<string, unknown> }) => {
  asked.push(options);
  return Promise.resolve({ id: "-_8", rawId: buffer(251, 255), type: "public-key", response });
};

beforeEach(() => {
  asked.splice(0);
  vi.stubGlobal("PublicKeyCredential", class {});
});
afterEach(() => vi.unstubAllGlobals());

describe("a passkey", () => {
  it("is made and used in the JSON of WebAuthn where the browser knows bytes only", async () => {
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
    const options = {
      challenge: "-_8",
      rp: { name: "Acme" },
      user: { id: "AQ", name: "lena", displayName: "Lena" },
      pubKeyCredParams: [],
      excludeCredentials: [{ id: "Ag", type: "public-key" }],
    };
    const made = await makePasskey({ publicKey: options });
    expect(made).toMatchObject({
      rawId: "-_8",
      response: { clientDataJSON: "AQ", attestationObject: "AgM" },
    });
    expect(asked[0]?.publicKey).toMatchObject({
      challenge: Uint8Array.of(251, 255),
      user: { id: Uint8Array.of(1), name: "lena" },
      excludeCredentials: [{ id: Uint8Array.of(2) }],
    });
    const used = await provePasskey({ challenge: "AQ", allowCredentials: [] });
    expect(used.response).toEqual({ clientDataJSON: "AQ", authenticatorData: "BA", signature: "BQ" });
  });

  it("may be refused by its owner", () => {
    expect(isPasskeyRefused(new DOMException("no", "NotAllowedError"))).toBe(true);
    expect(isPasskeyRefused(new DOMException("no", "SecurityError"))).toBe(false);
    expect(isPasskeyRefused(new Error("no"))).toBe(false);
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
