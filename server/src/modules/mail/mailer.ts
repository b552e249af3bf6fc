import type { Transporter } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import type { Mail } from './mail-message.ts';

const patienceMs = 20_000;

/** Speaks to the mail server that the operator named. */
export class Mailer {
  readonly #config: Config;
  #transport: Transporter | undefined;

  constructor(config: Config) {
    this.#config = config;
  }

  async send({
    id,
    to,
    subject,
    text,
    html,
    unsubscribe,
  }: Omit<Mail, 'userId'> & { id: string }): Promise<void> {
    const { host, from } = senderOf(this.#config);
    const transport = await this.#open();
    const message = {
      from,
      // As an object: no text of a person is ever read as a list of addresses.
      to: { name: '', address: to },
      subject,
      text,
      ...(html && { html }),
      // Known when it is sent a second time after a crash.
      messageId: `<${id}@${host}>`,
      headers: {
        'auto-submitted': 'auto-generated',
        ...(unsubscribe && {
          'list-unsubscribe': `<${unsubscribe}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        }),
      },
    };
    await transport.sendMail(message).catch(refuse);
  }

  close(): void {
    this.#transport?.close();
  }

  /** Loaded by the first mail: most servers never need its memory. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    this.#transport ??= createTransport({
      url: this.#config.SMTP_URL,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // What a text refers to is never fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return this.#transport;
  }
}

/** The account that sends, or nobody in particular of the public address. */
function senderOf({ SMTP_URL, PUBLIC_URL }: Config): { host: string; from: string } {
  const account = decodeURIComponent(new URL(SMTP_URL).username);
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost';
  const address = account.includes('@') ? account : `board@${host}`;
  return { host, from: `Personal Task Board <${address}>` };
}

const address = /[^\s<>,;:"@]+@[^\s<>,;:"@]+/g;

/** What a mail server says may name who was written to, and is kept with the job and in the log. */
function refuse({ message }: Error): never {
  throw new Error(message.replace(address, '…'));
}
