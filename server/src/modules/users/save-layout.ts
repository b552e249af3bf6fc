import type { Layout } from '@board/contracts/schemas/account';
import type { ModulePlace } from '@board/contracts/schemas/system';
import type { Context } from '../../context/context.ts';
import { checkVersion, ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import type { UserRow } from './user-row.repository.ts';
import { findUser, updateUserRow } from './users.repository.ts';

interface Order {
  /** In the order of the board; without any it is the default layout again. */
  modules: readonly ModulePlace[];
  /** Where everything stands that nobody has moved. */
  known: readonly ModulePlace[];
  ifMatch: number | undefined;
}

export function saveLayout(ctx: Context, { modules, known, ifMatch }: Order): Promise<Layout> {
  if (new Set(modules.map(({ id }) => id)).size < modules.length)
    throw new ServiceError('user.layout_repeats');
  return write(ctx, ['user'], async (tx) => {
    const row = await findUser(tx, ctx.actor.userId);
    if (!row) throw new ServiceError('auth.expired');
    checkVersion(fullLayout(row, known), ifMatch);
    const layout = modules.length === 0 ? null : JSON.stringify(modules);
    await updateUserRow(ctx, tx, row, { layout });
    return fullLayout({ layout, version: row.version + 1 }, known);
  });
}

export const layoutOf = ({ layout }: Pick<UserRow, 'layout'>): readonly ModulePlace[] =>
  layout === null ? [] : (JSON.parse(layout) as ModulePlace[]);

/** What was saved, then whatever has come since or was never moved. */
export function fullLayout(
  row: Pick<UserRow, 'layout' | 'version'>,
  known: readonly ModulePlace[],
): Layout {
  const saved = layoutOf(row);
  const placed = new Set(saved.map(({ id }) => id));
  const modules = [...saved, ...known.filter(({ id }) => !placed.has(id))];
  return { modules, version: row.version };
}

/** What the page need not load early. */
export const hiddenModules = (modules: readonly ModulePlace[]): string[] =>
  modules.filter(({ visible }) => !visible).map(({ id }) => id);
