import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { bareHost, isLetThrough, isPublicAddress, RefusedAddress } from './address-rules.ts';

const connectMs = 5_000;

/** Opens connections to public addresses only, and looks again at the one it is really connected to. */
export function guardedAgent(allowed: ReadonlySet<string>): Agent {
  const guarded = buildConnector({ timeout: connectMs, lookup: publicLookup });
  const open = buildConnector({ timeout: connectMs });
  return new Agent({
    headersTimeout: 30_000,
    bodyTimeout: 60_000,
    keepAliveTimeout: 4_000,
    connections: 20,
    connect(options, callback) {
      const host = bareHost(options.hostname);
      if (isLetThrough(allowed, options)) return open(options, callback);
      if (isIP(host) !== 0 && !isPublicAddress(host))
        return callback(new RefusedAddress(host), null);
      return guarded(options, (...[error, socket]) => {
        if (error) return callback(error, null);
        if (!isPublicAddress(socket.remoteAddress ?? '')) {
          socket.destroy();
          return callback(new RefusedAddress(host), null);
        }
        return callback(null, socket);
      });
    },
  });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    if (open.length === 0) return callback(new RefusedAddress(hostname), '', 0);
    if (options.all) return callback(null, open satisfies LookupAddress[]);
    return callback(null, open[0]?.address ?? '', open[0]?.family ?? 4);
  });
};
