/** An organisation's own OpenID Connect provider, on this machine. Whoever comes is the person that the story has chosen. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider from "oidc-provider";

/** Who somebody is there. */
export type Person = { sub: string } & Record<string, unknown>;

const CLIENT = "learnt";

export class IdentityProvider {
  #end: () => Promise<void>;
  #person: Person = { sub: "nobody" };

  private constructor(
    readonly issuer: string,
    readonly secret: string,
    end: () => Promise<void>,
  ) {
    this.#end = end;
  }

  /** Opens for one client, which comes back at these addresses. */
  static async open(redirects: readonly string[]): Promise<IdentityProvider> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    if (typeof address === "string" || address === null) throw new Error("There is no free port.");
    const [issuer, secret] = [`http://127.0.0.1:${address.port}`, randomBytes(24).toString("base64url")];
    const end = () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      });
    const identityProvider = new IdentityProvider(issuer, secret, end);
    const provider = new Provider(issuer, identityProvider.#configuration(address.port, redirects));
    const callback = provider.callback();
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith("/as/")) return callback(request, response);
      identityProvider.#agree(provider, request, response).catch(() => response.destroy());
    });
    return identityProvider;
  }

  /** Whoever comes next is this person. */
  expect(person: Person): void {
    this.#person = person;
  }

  close = () => this.#end();

  /** How an admin sets it up. */
  entry(name: string, more: object = {}) {
    return {
      ...{ kind: "oidc", name, baseUrl: this.issuer, clientId: CLIENT, clientSecret: this.secret },
      ...{ color: "#334155", createPeople: true },
      ...more,
    };
  }

  #configuration(port: number, redirects: readonly string[]) {
    const key = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });
    return {
      clients: [{ client_id: CLIENT, client_secret: this.secret, redirect_uris: [...redirects] }],
      // Two of them on one machine: a browser keeps their cookies in one place.
      cookies: {
        keys: [randomBytes(16).toString("hex")],
        names: { session: `session-${port}`, interaction: `interaction-${port}`, resume: `resume-${port}` },
      },
      jwks: { keys: [{ ...key, use: "sig", alg: "RS256", kid: `key-${port}` }] },
      claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name", "name"] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: unknown, interaction: { uid: string }) => `/as/${interaction.uid}` },
      findAccount: (_: unknown, sub: string) => ({
        accountId: sub,
        claims: async () => ({ ...this.#person, sub }),
      }),
    };
  }

  /** Nobody is asked anything: they are the person, and agree. */
  async #agree(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === "login")
      return provider.interactionFinished(request, response, { login: { accountId: this.#person.sub } });
    const accountId = session?.accountId ?? this.#person.sub;
    const grant = new provider.Grant({ accountId, clientId: params.client_id ?? CLIENT });
    grant.addOIDCScope("openid profile email");
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  }
}
