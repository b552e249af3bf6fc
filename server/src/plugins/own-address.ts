import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ServiceError } from '../errors/errors.ts';

/** Under which the product is reached: as the operator says it, or else as whoever asks found it. */
export function ownAddress(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  request: FastifyRequest,
): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  if (!/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(request.host))
    throw new ServiceError('request.malformed');
  return `${request.protocol}://${request.host}`;
}
