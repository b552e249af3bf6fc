import type { ShellRelease } from '@board/federation/release';

type Offer = Pick<ShellRelease, 'platform' | 'runtime' | 'shared' | 'slots' | 'offers'>;

declare const SHELL_OFFER: Offer;

/** What this very page offers, which the registry's newer shell may not: set by the build. */
export const shellOffer: Offer = SHELL_OFFER;
