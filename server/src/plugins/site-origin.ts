import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Where the board is, for programs that compare it letter by letter. Only one that is tried out has no address of its own. */
export const siteOrigin = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => URL.parse(PUBLIC_URL)?.origin ?? `${protocol}://${host}`;
