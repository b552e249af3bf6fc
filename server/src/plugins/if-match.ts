import type { FastifyRequest } from 'fastify';

/**
 * The version in `If-Match: "7"`, which a write answers, or `"7-…"`, which a read of the thing
 * answers. One that is none of ours can match nothing, so it is version 0.
 */
export function ifMatchOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^"(\d{1,15})(-[^"]*)?"$/.exec(header.trim())?.[1];
  return version === undefined ? 0 : Number(version);
}

export function versionOf(result: unknown): number | undefined {
  if (typeof result !== 'object' || result === null || !('version' in result)) return undefined;
  return typeof result.version === 'number' ? result.version : undefined;
}
