import type { Scope } from '@board/contracts/calls/call';
import type { FastifyRequest } from 'fastify';
import { build } from '../build.ts';
import { type Context, today } from '../context.ts';

/**
 * What a personal reply depends on: the revisions of what it reads, what is the same for all, the
 * build, the language and the user's date. They were taken before any row.
 */
export function personalEtag(ctx: Context, reads: readonly Scope[]): string {
  const { actor } = ctx;
  let tag = `W/"${actor.globalRevision}`;
  for (const scope of reads) tag += `.${actor.revisions[scope]}`;
  return `${tag}-${build}-${ctx.locale}-${today(ctx)}-${actor.userId.slice(-12)}"`;
}

export function isFresh(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  return header !== undefined && (header === etag || header.includes(etag.slice(2)));
}
