import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@board/contracts/calls/stream';
import type { Revisions } from '@board/contracts/constants/revisions';
import { type Scope, scopes } from '@board/contracts/constants/scopes';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../context/context.ts';

/** A reader that lets this much pile up is gone or too slow; it comes back by itself. */
const mostUnread = 64 * 1024;

type AllRevisions = Readonly<Record<Scope, number>>;

/** One open reply of server-sent events. Never compressed: each line is to arrive at once. */
export class LiveStream {
  readonly userId: string;
  readonly sessionId: string;
  #revisions: AllRevisions;
  readonly #response: ServerResponse;

  constructor(actor: Actor, reply: FastifyReply) {
    this.userId = actor.userId;
    this.sessionId = actor.sessionId;
    this.#revisions = only(actor.revisions);
    reply.hijack();
    this.#response = reply.raw;
    this.#response.on('error', () => {});
    this.#response.socket?.setTimeout(0);
    this.#response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    // Sent alone they become one string; else all their pieces stay in memory with the stream.
    this.#response.flushHeaders();
  }

  /** Tells what has moved since the last look. */
  catchUp(revisions: AllRevisions): void {
    const before = this.#revisions;
    this.#revisions = only(revisions);
    const moved = scopes.filter((scope) => revisions[scope] !== before[scope]);
    if (moved.length > 0)
      this.changed(Object.fromEntries(moved.map((scope) => [scope, revisions[scope]])));
  }

  changed(revisions: Revisions): void {
    this.send({ kind: 'changed', scopes: Object.keys(revisions) as Scope[], revisions });
  }

  send(event: LiveEvent): void {
    this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Keeps proxies from closing what says nothing. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.#response.end();
  }

  onClose(listener: () => void): void {
    this.#response.once('close', listener);
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    if (this.#response.writableLength > mostUnread) this.#response.destroy();
    else this.#response.write(text);
  }
}

/** Out of the whole row that they come in, which nobody else would hold on to. */
const only = (revisions: AllRevisions) =>
  Object.fromEntries(scopes.map((scope) => [scope, revisions[scope]])) as AllRevisions;
