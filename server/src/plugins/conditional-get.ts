import type { Scope } from '@board/contracts/calls/call';
import type { FastifyRequest } from 'fastify';
import { build } from '../config/build.ts';
import { type Context, today } from '../context/context.ts';

/**
 * What a personal reply depends on: the revisions of what it reads, what is the same for all, the
 * build, the language and the user's date. They were taken before any row.
 */
export function personalTag(ctx: Context, reads: readonly Scope[]): string {
  const { actor } = ctx;
  let tag = `${actor.globalRevision}`;
  for (const scope of reads) tag += `.${actor.revisions[scope]}`;
  return `${tag}-${build}-${ctx.locale}-${today(ctx)}-${actor.userId.slice(-12)}`;
}

/** Strong and led by the version for one thing, so that it serves as `If-Match`; else weak. */
export const etagOf = (tag: string, version: number | undefined): string =>
  version === undefined ? `W/"${tag}"` : `"${version}-${tag}"`;

/** The tag that the client holds, if what it stands for is still so. */
export function heldEtag(request: FastifyRequest, tag: string): string | undefined {
  const header = request.headers['if-none-match'];
  if (header === undefined || !header.includes(tag)) return undefined;
  return header
    .split(',')
    .map((each) => each.trim())
    .find((each) => /^(W\/)?"(\d+-)?(.*)"$/.exec(each)?.[3] === tag);
}
