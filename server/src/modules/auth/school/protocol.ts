import type { Services } from '../../../context/context.ts';
import type { ProviderRow } from './providers.repository.ts';

export type Asker = Pick<Services, 'config' | 'outbound'>;

/** What is kept of somebody on the way, to know him again when he is back. */
export interface Way {
  state: string;
  nonce: string;
  verifier: string;
  /** Where he has to sign in again: since when (epoch ms), whatever session the school still has. */
  anewSince?: number | undefined;
}

/** Whom a school has named, and all that it says of him. */
export interface Named {
  subject: string;
  claims: Record<string, unknown>;
}

/** OpenID Connect and CAS differ in these four; all else is the same for both. */
export interface Protocol {
  /** Asks the other side whether it is what it was entered as; what it answers is kept for sign-ins. */
  test(ctx: Asker, row: ProviderRow): Promise<Record<string, unknown>>;
  /** Where the browser goes. */
  leadTo(ctx: Asker, row: ProviderRow, way: Way): Promise<string>;
  /** Whom the school names by what it has led back with. */
  identify(ctx: Asker, row: ProviderRow, way: Way, answer: URLSearchParams): Promise<Named>;
  /** Where its own session ends, if it says so. */
  logOut(ctx: Asker, row: ProviderRow): string | undefined;
}
