/** A real SMTP server that keeps what it is given, and refuses whom it is told to. */
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = Email & { recipients: string[] };

export class MailSink {
  readonly mails: ReceivedMail[] = [];
  /** Addresses that nobody has. */
  readonly unknown = new Set<string>();
  #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onRcptTo: ({ address }, _session, done) => {
        if (!this.unknown.has(address)) return done();
        done(Object.assign(new Error("No such user here"), { responseCode: 550 }));
      },
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void this.#keep(stream, recipients).then(() => done(), done);
      },
    });
  }

  static async open(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>((listening) => sink.#server.listen(0, "127.0.0.1", listening));
    return sink;
  }

  get url(): string {
    const address = this.#server.server.address();
    if (typeof address === "string" || address === null) throw new Error("The mail server does not listen.");
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** The newest mail to this address whose link is of this kind, as soon as it is there. */
  async mailTo(address: string, kind: string): Promise<{ mail: ReceivedMail; link: string }> {
    for (const until = Date.now() + 20_000; Date.now() < until; await pause(50)) {
      for (const mail of this.mails.toReversed().filter(({ recipients }) => recipients.includes(address))) {
        const link = mail.text?.match(/https?:\/\/\S+/g)?.find((item) => item.includes(`mode=${kind}`));
        if (link) return { mail, link };
      }
    }
    throw new Error(`No mail of the kind ${kind} came to ${address}.`);
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(closed));
  }

  async #keep(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece);
    this.mails.push({ ...(await PostalMime.parse(Buffer.concat(pieces))), recipients });
  }
}
