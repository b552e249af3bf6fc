import type { Config } from '../config/config.ts';
import { ServiceError } from '../errors/errors.ts';
import { isSealedHere, openSecret, sealSecret } from './secrets.ts';

/** Where somebody wants to be told, and what it is signed with: as good as a key. */
export interface Target {
  address: string;
  secret: string;
}

type Sealing = { config: Config };

/** Kept so that only this server reads it, and only for this person and purpose. */
export const sealedTargets = (purpose: 'channel' | 'webhook') => ({
  seal: ({ config }: Sealing, userId: string, target: Target): string =>
    sealSecret(config, JSON.stringify(target), `${purpose}:${userId}`),
  open({ config }: Sealing, userId: string, sealed: string): Target {
    if (!isSealedHere(config, sealed)) throw new ServiceError('channel.unreadable');
    return JSON.parse(openSecret(config, sealed, `${purpose}:${userId}`));
  },
});
