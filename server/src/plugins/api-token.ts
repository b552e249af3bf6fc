import {
  apiTokenLimit,
  apiTokenPrefix,
  holdsScope,
  scopesFor,
  type TokenScope,
} from '@board/contracts/constants/api-tokens';
import type { Scope } from '@board/contracts/constants/scopes';
import { minuteMs } from '@board/time';
import type { FastifyRequest } from 'fastify';
import type { Context, Services } from '../context/context.ts';
import { keyedRows } from '../database/keyed-rows.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors/errors.ts';
import { countAttempt } from '../limits/throttle.ts';
import { actAs } from '../people/act-as.ts';
import { instant } from '../time/clock.ts';
import { databaseOf } from '../writing/transaction.ts';
import { needsFactor } from './authentication.ts';
import { hasFactor } from './has-factor.repository.ts';
import { requestLocale } from './locale.ts';
import { closedForNow } from './maintenance.ts';
import { tokenHash } from './session-token.ts';

const rate = { attempts: apiTokenLimit.perMinute, windowMs: minuteMs };
const usedEveryMs = 5 * minuteMs;

const tokens = keyedRows('api_tokens', ['user_id', 'id']);

const findToken = statement<{ hash: string }>()((query, value) =>
  query
    .selectFrom('api_tokens as token')
    .innerJoin('users as person', 'person.id', 'token.user_id')
    .innerJoin('global_state as state', (join) => join.on('state.id', '=', 1))
    .select([
      'token.user_id',
      'token.id',
      'token.scopes',
      'token.expires_at',
      'token.last_used_at',
      'token.vouched',
      'token.program_host',
      'token.access_until',
      'person.role',
      'state.factor_roles',
    ])
    .select(({ ref }) => hasFactor(ref('person.id')).as('has_factor'))
    .where('token.token_hash', '=', value.text('hash')),
);

export const isApiToken = (token: string | undefined): token is string =>
  token?.startsWith(apiTokenPrefix) ?? false;

export interface TokenHolder {
  /** Its person's, without a session. */
  ctx: Context;
  scopes: readonly string[];
}

/** Whom an API token speaks for and what it may; the token is looked up with every request. */
export async function holderOf(
  services: Services,
  request: FastifyRequest,
  token: string,
  door: 'api' | 'mcp' = 'api',
): Promise<TokenHolder> {
  const found = await findToken.first(services.database.reader, { hash: tokenHash(token) });
  const time = services.clock.now();
  const isLive =
    found && [found.expires_at, found.access_until ?? '9'].every((end) => end > instant(time));
  const acting = isLive && (await actAs({ ...services, requestId: request.id }, found.user_id));
  const person = acting && { ...acting, database: databaseOf(services.database, found.user_id) };
  if (!person) throw new ServiceError('api_token.dead');
  // Its person was asked about MCP alone.
  if (found.program_host !== null && door !== 'mcp') throw new ServiceError('api_token.closed');
  // Only administrators are served meanwhile, and they work in the console, with no token.
  if (person.maintenance) throw closedForNow();
  if (needsFactor(found) && found.has_factor !== 1) throw new ServiceError('auth.factor_missing');
  await countAttempt(person, `api-token:${found.id}`, rate);
  if (time - Date.parse(found.last_used_at ?? '1970') >= usedEveryMs) {
    const used = { last_used_at: instant(time) };
    await services.database.transaction((tx) => tokens.change(tx, found, used));
  }
  const locale = requestLocale(request, person.locale);
  const scopes = found.scopes.split(' ');
  return {
    ctx: { ...person, locale, address: request.ip, tokenScopes: scopes },
    scopes,
  };
}

type Held = Pick<TokenHolder, 'scopes'>;

const lackingOf = ({ scopes }: Held, wanted: readonly TokenScope[]) =>
  wanted.filter((scope) => !holdsScope(scopes, scope));

export const mayWith = (holder: Held, wanted: readonly TokenScope[] | undefined): boolean =>
  wanted !== undefined && lackingOf(holder, wanted).length === 0;

/** Refuses what the token was not made for, and with nothing to hold what no token may; one of several lets in where `some`. */
export function refuseBeyond(
  holder: Held,
  wanted: readonly TokenScope[] | undefined,
  some = false,
): void {
  if (!wanted) throw new ServiceError('api_token.closed');
  const lacking = lackingOf(holder, wanted);
  if (lacking.length > (some ? wanted.length - 1 : 0))
    throw new ServiceError('api_token.lacks', { fill: { scopes: lacking.join(', ') } });
}

/** What a thing turns out to write, where its call only says what it may. A session may. */
export function refuseToWrite({ tokenScopes }: Context, writes: readonly Scope[]): void {
  if (tokenScopes) refuseBeyond({ scopes: tokenScopes }, scopesFor({ access: 'user', writes }));
}
