import { type SchoolRole, schoolRoles } from '@board/contracts/constants/sign-in';
import type { Named } from './protocol.ts';
import type { ProviderRow } from './providers.repository.ts';

/** Whom a school has named, as far as the board goes by it. */
export interface Identity {
  subject: string;
  /** '' where the school names none. */
  email: string;
  /** Only where the school says so itself: what it leaves out is not confirmed. */
  isConfirmed: boolean;
  username: string;
  /** What its rules give; null where none fits, undefined where the school did not say. */
  role: SchoolRole | null | undefined;
  /** It has seen a second factor that the operator accepts. */
  vouched: boolean;
}

const mostLetters = 254;
const mostValues = 2_000;

export function identityOf(row: ProviderRow, { subject, claims }: Named): Identity {
  const email = textOf(claims.email);
  const accepted: string[] = JSON.parse(row.factor_values);
  const shown = [...listOf(claims.amr), textOf(claims.acr)];
  return {
    subject,
    email,
    isConfirmed:
      email !== '' && (claims.email_verified === true || claims.email_verified === 'true'),
    username: textOf(claims.preferred_username) || email.split('@', 1).join() || subject,
    role: roleOf(row, claims),
    vouched: accepted.some((value) => shown.includes(value)),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, mostLetters) : '';

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, mostValues) : [value]).filter(
    (each): each is string => typeof each === 'string',
  );

function roleOf(row: ProviderRow, claims: Named['claims']): Identity['role'] {
  const rules: { value: string; role: SchoolRole }[] = JSON.parse(row.role_rules);
  if (row.role_claim === '' || rules.length === 0) return undefined;
  if (isElsewhere(row.role_claim, claims)) return undefined;
  const values = new Set(listOf(claimAt(row.role_claim, claims)));
  const given = rules.filter(({ value }) => values.has(value)).map(({ role }) => role);
  return schoolRoles.find((role) => given.includes(role)) ?? null;
}

/** Of somebody in too many groups some providers say only where to ask for them. */
function isElsewhere(path: string, claims: Named['claims']): boolean {
  const names = claims._claim_names;
  const isNamed = typeof names === 'object' && names !== null && path in names;
  return isNamed || (path === 'groups' && claims.hasgroups !== undefined);
}

/** A claim may have dots in its own name, such as an address: that comes first. */
function claimAt(path: string, claims: Named['claims']): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path.split('.').reduce<unknown>((within, name) => {
    const isObject = typeof within === 'object' && within !== null;
    return isObject && Object.hasOwn(within, name) ? Reflect.get(within, name) : undefined;
  }, claims);
}
