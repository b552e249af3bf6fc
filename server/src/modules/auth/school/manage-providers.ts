import type { SignInProvider } from '@board/contracts/schemas/sign-in';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { newId } from '../../../database/ids.ts';
import { checkVersion, ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { freshStamps } from '../../../writing/fresh.ts';
import { inTransaction, touchGlobal } from '../../../writing/transaction.ts';
import { takeRoleBack } from './give-role.ts';
import { removeLinksTo } from './links.repository.ts';
import { type ProviderFields, refuseTooMany, showProvider, withFields } from './provider-fields.ts';
import {
  findProvider,
  insertProvider,
  listProviders,
  type ProviderRow,
  placeProviders,
  removeProvider,
  replaceProvider,
} from './providers.repository.ts';

type Kind = Pick<ProviderRow, 'kind'>;

/** With an id of the client's own, sending it again answers the provider that is there. */
export function createProvider(
  ctx: Context,
  { id = newId(ctx.clock.now()), kind, ...fields }: ProviderFields & Kind & { id?: string },
): Promise<SignInProvider> {
  return changing(ctx, async (tx) => {
    const existing = await findProvider(tx, { id });
    if (existing) return showProvider(existing);
    const all = await listProviders(tx);
    refuseTooMany(all.length);
    const row = withFields(ctx, emptyRow(ctx, id, kind, all.length), fields);
    await insertProvider(tx, row);
    const { name_en: name, address } = row;
    await audit(ctx, tx, {
      action: 'sign_in.created',
      target: id,
      details: { kind, name, address },
    });
    return showProvider(row);
  });
}

export function updateProvider(
  ctx: Context,
  id: string,
  fields: ProviderFields,
  ifMatch?: number,
): Promise<SignInProvider> {
  return changing(ctx, async (tx) => {
    const before = await present(tx, id, ifMatch);
    const changed = withFields(ctx, before, fields);
    const after = { ...changed, version: before.version + 1, updated_at: now(ctx) };
    await replaceProvider(tx, after);
    await audit(ctx, tx, {
      action: 'sign_in.changed',
      target: id,
      details: Object.keys(fields).filter((name) => name !== 'id'),
    });
    return showProvider(after);
  });
}

/** With whom it belonged to here: those who have no other way in ask for a new password. */
export function deleteProvider(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  return changing(ctx, async (tx) => {
    const { name_en: name } = await present(tx, id, ifMatch);
    for (const link of await removeLinksTo(tx, id)) await takeRoleBack(ctx, tx, link);
    await removeProvider(tx, { id });
    await audit(ctx, tx, { action: 'sign_in.deleted', target: id, details: { name } });
  });
}

export function orderProviders(ctx: Context, ids: readonly string[]): Promise<void> {
  return changing(ctx, async (tx) => {
    await placeProviders(tx, ids);
    await audit(ctx, tx, { action: 'sign_in.changed', target: '', details: ['order'] });
  });
}

async function present(tx: Transaction, id: string, ifMatch?: number): Promise<ProviderRow> {
  const row = await findProvider(tx, { id });
  if (!row) throw new ServiceError('sign_in.not_found');
  checkVersion(showProvider(row), ifMatch);
  return row;
}

/** What everybody may sign in with is the same for all. */
function changing<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    await touchGlobal(ctx, tx);
    return work(tx);
  });
}

function emptyRow(ctx: Context, id: string, kind: Kind['kind'], position: number): ProviderRow {
  const texts = { name_zh: '', name_en: '', mark: '', address: '', client_id: '', role_claim: '' };
  return {
    ...{ id, kind, ...texts, secret: '', role_rules: '[]', factor_values: '[]', metadata: '{}' },
    ...{ new_accounts: 'invitation', enabled: 0, tested_at: null, position },
    ...freshStamps(ctx),
  };
}
