import type { Call, CallShape, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { callUrl } from '@board/contracts/calls/call-url';
import { uploadReleaseFile } from '@board/contracts/calls/delivery';
import type { ErrorReply } from '@board/contracts/calls/error-reply';
import { PlainEnd } from '../plain-end.ts';

/** Said by the running product: it may be tried again after a look at what is there now. */
export class Refusal extends PlainEnd {
  readonly code: string;

  constructor({ code, message, details = [] }: ErrorReply) {
    const lines = details.map((detail) => `  ${detail.field}: ${detail.message}`);
    super([message, ...lines].join('\n'));
    this.code = code;
  }
}

/** The running product, as a deploy token may speak to it. */
export class BoardClient {
  readonly #address: string;
  readonly #token: string;

  constructor(address: string, token: string) {
    this.#address = address.replace(/\/+$/, '');
    this.#token = token;
  }

  get origin(): string {
    return new URL(this.#address).origin;
  }

  async call<C extends Call<CallShape>>(call: C, input: InputOf<C>): Promise<ReplyOf<C>> {
    const body = 'body' in input ? JSON.stringify(input.body) : undefined;
    const reply = await this.#send(call.method, callUrl(call, input), {
      type: 'application/json',
      body,
    });
    return reply as ReplyOf<C>;
  }

  async upload(remote: string, hash: string, bytes: Buffer): Promise<void> {
    const url = callUrl(uploadReleaseFile, { params: { remote, hash } });
    await this.#send(uploadReleaseFile.method, url, {
      type: 'application/octet-stream',
      body: new Uint8Array(bytes),
    });
  }

  async #send(
    method: string,
    path: string,
    { type, body }: { type: string; body: string | Uint8Array<ArrayBuffer> | undefined },
  ): Promise<unknown> {
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    }).catch((problem: unknown) => {
      const why = problem instanceof Error && problem.cause ? problem.cause : problem;
      throw new PlainEnd(`${this.#address} does not answer: ${why}`);
    });
    const reply: unknown = await response.json().catch(() => undefined);
    if (response.ok) return reply;
    if (isRefusal(reply)) throw new Refusal(reply);
    throw new PlainEnd(`${this.#address}${path} answered ${response.status}.`);
  }
}

/** The product that the environment names, as the remote that it holds a token of. */
export function boardClient(): BoardClient {
  const { BOARD_URL = 'http://localhost:3000', DEPLOY_TOKEN: token } = process.env;
  if (token) return new BoardClient(BOARD_URL, token);
  throw new PlainEnd(
    'DEPLOY_TOKEN is missing: an admin makes one on the page Modules of the console.',
  );
}

const isRefusal = (reply: unknown): reply is ErrorReply =>
  typeof reply === 'object' && reply !== null && 'code' in reply && 'message' in reply;
