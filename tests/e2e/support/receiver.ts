/** A receiver of webhooks on this machine, which keeps what arrives. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Webhook = {
  id: string;
  signature: string;
  body: { type: string; data: { person: { firstName: string } } };
};

export class Receiver {
  readonly arrived: Webhook[] = [];
  #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { "webhook-id": id, "webhook-signature": signature } = request.headers;
      this.arrived.push({
        id: String(id),
        signature: String(signature),
        body: JSON.parse(Buffer.concat(parts).toString()),
      });
      response.writeHead(204).end();
    });
  });

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((listening) => receiver.#server.listen(0, "127.0.0.1", listening));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.#server.close();
  }
}
