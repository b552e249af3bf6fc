import type { Configuration } from '@rspack/core';
import { offer } from './offer.ts';
import { readRemote } from './read-remote.ts';
import { remoteConfiguration } from './remote-configuration.ts';

/** A remote in a repository of its own, for the product that this SDK came from. */
export function defineRemote(
  folder: string,
  { development = process.env.NODE_ENV === 'development' } = {},
): Configuration {
  return remoteConfiguration({ ...readRemote(folder), versions: offer(), development });
}
