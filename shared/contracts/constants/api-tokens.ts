import type { Call } from '../calls/call.ts';
import { type Scope, scopes } from './scopes.ts';

export type TokenArea = Exclude<Scope, 'user'>;
export type TokenScope = `${'read' | 'write'}:${TokenArea}`;

/** Who a person is and what guards him stands in the scope 'user', and there no token goes. */
const isTokenArea = (scope: Scope): scope is TokenArea => scope !== 'user';
export const tokenAreas = scopes.filter(isTokenArea);
export const tokenScopes = tokenAreas.flatMap((area): TokenScope[] => [
  `read:${area}`,
  `write:${area}`,
]);

export const apiTokenPrefix = 'board_';
/** How long one may hold, to choose from. */
export const apiTokenDays = [7, 30, 90, 365] as const;
export const apiTokenLimit = { perPerson: 20, perMinute: 120, days: 365, name: 60 } as const;

/**
 * What a token has to hold for a call. Nothing does for one that matters, or that does not say what
 * of a person it reads or writes.
 */
export function scopesFor(
  call: Pick<Call, 'access' | 'needs' | 'matters' | 'reads' | 'writes'>,
): readonly TokenScope[] | undefined {
  const { access, needs, matters, reads = [], writes = [] } = call;
  const areas = [...reads, ...writes];
  if (access !== 'user' || needs || matters || areas.length === 0) return undefined;
  if (!areas.every(isTokenArea)) return undefined;
  return [
    ...reads.filter(isTokenArea).map((area): TokenScope => `read:${area}`),
    ...writes.filter(isTokenArea).map((area): TokenScope => `write:${area}`),
  ];
}

/** Whoever may change things is shown them, too. */
export const holdsScope = (held: readonly string[], wanted: TokenScope): boolean =>
  held.includes(wanted) || held.includes(wanted.replace('read:', 'write:'));
