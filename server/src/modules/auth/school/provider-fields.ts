import { providerLimits, schoolReturnPath } from '@board/contracts/constants/sign-in';
import type { SignInProvider } from '@board/contracts/schemas/sign-in';
import type { Services } from '../../../context/context.ts';
import { flag } from '../../../database/row.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { isPlain } from '../../../outbound/address-rules.ts';
import { openSecret, sealSecret } from '../../../secrets/secrets.ts';
import type { ProviderRow } from './providers.repository.ts';

type Site = Pick<Services, 'config'>;

type Shown = Omit<SignInProvider, 'id' | 'kind' | 'has_secret' | 'tested_at' | 'version'>;
/** What can be set of a provider, as it came in. */
export type ProviderFields = Partial<
  Omit<Shown, 'created_at' | 'updated_at'> & { client_secret: string }
>;

const purposeOf = (id: string): string => `sign-in:${id}`;

export const secretOf = ({ config }: Site, { id, secret }: Pick<ProviderRow, 'id' | 'secret'>) =>
  secret === '' ? '' : openSecret(config, secret, purposeOf(id));

/** Where the school leads back to; '' while the server does not know its own address. */
export const returnAddress = ({ config: { PUBLIC_URL } }: Site): string =>
  PUBLIC_URL && `${PUBLIC_URL.replace(/\/$/, '')}${schoolReturnPath}`;

export const showProvider = (row: ProviderRow): SignInProvider => {
  const { position: _, secret, metadata: __, enabled, role_rules, factor_values, ...rest } = row;
  return {
    ...rest,
    enabled: enabled === 1,
    has_secret: secret !== '',
    role_rules: JSON.parse(role_rules),
    factor_values: JSON.parse(factor_values),
  };
};

/** The row with the fields laid over it, or the rule that stands against it. */
export function withFields(ctx: Site, row: ProviderRow, fields: ProviderFields): ProviderRow {
  const { client_secret: given = '', enabled, role_rules, factor_values, ...texts } = fields;
  const address = checkAddress(ctx, texts.address ?? row.address);
  const client_id = (texts.client_id ?? row.client_id).trim();
  if (row.kind === 'oidc' && client_id === '') throw new ServiceError('sign_in.client_missing');
  // Else whoever may change an address could have the secret sent to one of his own.
  if (row.secret !== '' && given === '' && originOf(address) !== originOf(row.address))
    throw new ServiceError('sign_in.secret_again');
  const isOther = address !== row.address || client_id !== row.client_id || given !== '';
  const changed: ProviderRow = {
    ...row,
    ...texts,
    address,
    client_id,
    secret: given === '' ? row.secret : sealSecret(ctx.config, given, purposeOf(row.id)),
    role_rules: role_rules ? JSON.stringify(role_rules) : row.role_rules,
    factor_values: factor_values ? JSON.stringify(factor_values) : row.factor_values,
    tested_at: isOther ? null : row.tested_at,
    enabled: flag(enabled ?? row.enabled === 1),
  };
  if (changed.enabled === 0 || changed.tested_at !== null) return changed;
  if (enabled) throw new ServiceError('sign_in.untested');
  return { ...changed, enabled: 0 };
}

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';

/** Passwords and codes travel there, so it is https but where the operator has let a host through. */
function checkAddress({ config }: Site, typed: string): string {
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWhole = url !== undefined && url.search === '' && url.hash === '';
  if (!isWhole || !isSafe(config, url)) throw new ServiceError('sign_in.address_invalid');
  return text;
}

export const isSafe = (config: Site['config'], url: URL): boolean =>
  url.username === '' &&
  url.password === '' &&
  (url.protocol === 'https:' || isPlain(config.OUTBOUND_ALLOW, url));

export function refuseTooMany(count: number): void {
  const { providers: max } = providerLimits;
  if (count >= max) throw new ServiceError('sign_in.too_many', { fill: { max } });
}
