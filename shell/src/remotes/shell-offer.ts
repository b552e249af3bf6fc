import type { Offer } from '@board/federation/compatibility';

declare const SHELL_OFFER: Offer;

/** What this very page offers, which the registry's newer shell may not: set by the build. */
export const shellOffer: Offer = SHELL_OFFER;
