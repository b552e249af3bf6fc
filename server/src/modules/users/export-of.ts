import type { ExportPart } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { profileOf } from './profile.ts';
import { layoutOf } from './save-layout.ts';
import { findUser } from './users.repository.ts';

export function exportOf(ctx: Context): ExportPart[] {
  return [{ file: 'profile.json', tables: ['users'], items: profile(ctx) }];
}

async function* profile(ctx: Context): AsyncGenerator<unknown> {
  const { userId } = ctx.actor;
  const row = await findUser(single(ctx), userId);
  const modules = row ? layoutOf(row) : [];
  yield {
    ...(await profileOf(ctx, single(ctx), userId)),
    layout: modules,
    group: row?.group_name ?? '',
  };
}
