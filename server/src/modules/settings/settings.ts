import { usuallyKept } from '@board/contracts/constants/retention';
import type { Settings } from '@board/contracts/schemas/admin';
import type { Context } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { keyedRows } from '../../database/keyed-rows.ts';
import { flag } from '../../database/row.ts';
import { audit } from '../../logs/audit.ts';
import { inTransaction, touchGlobal } from '../../writing/transaction.ts';

const settings = keyedRows('settings', ['name']);

const defaults: Settings = {
  maintenanceMode: false,
  autoBackup: true,
  emailNotifications: true,
  secondFactorRoles: [],
  localPasswords: true,
  withheld: [],
  kept: usuallyKept,
};

export async function readSettings(connection: Connection): Promise<Settings> {
  const rows = await connection.query.selectFrom('settings').selectAll().execute();
  const stored = Object.fromEntries(
    rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]),
  );
  return { ...defaults, ...stored };
}

/** Holds on every instance with the next request: each of them reads the switch with the session. */
export function updateSettings(ctx: Context, change: Partial<Settings>): Promise<Settings> {
  return inTransaction(ctx, async (tx) => {
    await touchGlobal(ctx, tx);
    const before = await readSettings(tx);
    const after = { ...before, ...change };
    for (const [name, value] of Object.entries(after)) {
      await settings.put(tx, { name, value: JSON.stringify(value) });
    }
    await tx.query
      .updateTable('global_state')
      .set({
        maintenance: flag(after.maintenanceMode),
        factor_roles: after.secondFactorRoles.join(' '),
        withheld: after.withheld.join(' '),
      })
      .where('id', '=', 1)
      .execute();
    await audit(ctx, tx, { action: 'settings.changed', target: '', details: { before, after } });
    return after;
  });
}
