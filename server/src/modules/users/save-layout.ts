import type { ModulePlace } from '@board/contracts/schemas/system';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { write } from '../../transaction.ts';
import { findUser, type UserRow, updateUserRow } from './users.repository.ts';

/** In the order of the board. Without modules it is the default layout again. */
export function saveLayout(
  ctx: Context,
  modules: readonly ModulePlace[],
): Promise<readonly ModulePlace[]> {
  if (new Set(modules.map(({ id }) => id)).size < modules.length)
    throw new ServiceError('user.layout_repeats');
  return write(ctx, ['user'], async (tx) => {
    const row = await findUser(tx, ctx.actor.userId);
    if (!row) throw new ServiceError('auth.expired');
    await updateUserRow(ctx, tx, row, {
      layout: modules.length === 0 ? null : JSON.stringify(modules),
    });
    return modules;
  });
}

export const layoutOf = ({ layout }: Pick<UserRow, 'layout'>): readonly ModulePlace[] =>
  layout === null ? [] : (JSON.parse(layout) as ModulePlace[]);

/** What the page need not load early. */
export const hiddenModules = (modules: readonly ModulePlace[]): string[] =>
  modules.filter(({ visible }) => !visible).map(({ id }) => id);
