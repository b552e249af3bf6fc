import type { Configuration, ServerMetadata } from 'openid-client';
import { ServiceError } from '../../../errors/errors.ts';
import { isPlain } from '../../../outbound/address-rules.ts';
import type { Asker } from './protocol.ts';
import { secretOf } from './provider-fields.ts';
import type { ProviderRow } from './providers.repository.ts';

export const replyLimit = {
  maxBytes: 256 * 1024,
  timeoutMs: 10_000,
  entered: 'officially',
} as const;

export const strange = () => new ServiceError('sign_in.answer_strange');
export const refused = (cause?: unknown) => new ServiceError('auth.school_refused', { cause });

/** Nobody answered, or somebody said no: the page tells these two apart, and nothing more. */
export function outcome(error: unknown): ServiceError {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (!(each instanceof ServiceError)) continue;
    if (['auth.school_refused', 'auth.school_stale'].includes(each.code)) return each;
    return new ServiceError('auth.school_silent', { cause: error });
  }
  return refused(error);
}

export const metadataOf = ({ metadata }: ProviderRow) => JSON.parse(metadata) as ServerMetadata;

/** What the last test found out; a sign-in asks nobody where to ask. */
export async function configurationOf(ctx: Asker, row: ProviderRow): Promise<Configuration> {
  const client = await import('openid-client');
  const metadata = metadataOf(row);
  const secret = secretOf(ctx, row);
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const withSecret = methods.includes('client_secret_basic')
    ? client.ClientSecretBasic
    : client.ClientSecretPost;
  const authentication = secret === '' ? client.None() : withSecret(secret);
  const made = new client.Configuration(metadata, row.client_id, {}, authentication);
  made[client.customFetch] = (url, { body, headers, method }) =>
    ask(ctx, url, body, headers, method);
  // Not only the connection says who has signed: the signature is looked at.
  client.enableNonRepudiationChecks(made);
  if (isPlain(ctx.config.OUTBOUND_ALLOW, new URL(row.address))) client.allowInsecureRequests(made);
  return made;
}

/** The library's way out is the guarded one: no internal address, no redirect, an end to size and time. */
async function ask(ctx: Asker, url: string, body: unknown, given: object, method: string) {
  const headers = Object.fromEntries(new Headers(given as Record<string, string>));
  const reply = await ctx.outbound.fetch(url, {
    ...replyLimit,
    method: method === 'POST' ? 'POST' : 'GET',
    headers,
    ...(body ? { body: String(body) } : {}),
  });
  const kept = Object.entries(reply.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Response(new Uint8Array(reply.body), { status: reply.status, headers: kept });
}

export async function readJson(ctx: Asker, address: string): Promise<Record<string, unknown>> {
  const reply = await ctx.outbound.fetch(address, replyLimit);
  try {
    const read: unknown = JSON.parse(reply.body.toString());
    if (reply.status === 200 && typeof read === 'object' && read !== null)
      return read as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw strange();
}
