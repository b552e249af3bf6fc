import type { CanaryShare } from '@board/contracts/constants/delivery';
import type { Role } from '@board/contracts/constants/roles';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import { flag } from '../../../database/row.ts';

const rows = keyedRows('remote_settings', ['remote']);

export interface RemoteSettings {
  disabled: boolean;
  canaryPeople: readonly string[];
  canaryRoles: readonly Role[];
  /** A release that spends its error budget goes back by itself. */
  selfHelp: boolean;
  /** The canary goes on by itself. */
  canaryAutomatic: boolean;
  /** In a hundred, whom it is served besides the chosen. */
  canaryShare: CanaryShare;
  canarySince: string | null;
}

export const untouched: RemoteSettings = {
  disabled: false,
  canaryPeople: [],
  canaryRoles: [],
  selfHelp: true,
  canaryAutomatic: true,
  canaryShare: 0,
  canarySince: null,
};

export async function allSettings(connection: Connection): Promise<Map<string, RemoteSettings>> {
  const all = await connection.query.selectFrom('remote_settings').selectAll().execute();
  return new Map(
    all.map((row) => [
      row.remote,
      {
        disabled: row.disabled === 1,
        canaryPeople: JSON.parse(row.canary_people) as string[],
        canaryRoles: JSON.parse(row.canary_roles) as Role[],
        selfHelp: row.self_help === 1,
        canaryAutomatic: row.canary_automatic === 1,
        canaryShare: row.canary_share as CanaryShare,
        canarySince: row.canary_since,
      },
    ]),
  );
}

export async function changeSettings(
  tx: Transaction,
  remote: string,
  change: Partial<RemoteSettings>,
): Promise<void> {
  const settings = { ...((await allSettings(tx)).get(remote) ?? untouched), ...change };
  const row = {
    remote,
    disabled: flag(settings.disabled),
    canary_people: JSON.stringify(settings.canaryPeople),
    canary_roles: JSON.stringify(settings.canaryRoles),
    self_help: flag(settings.selfHelp),
    canary_automatic: flag(settings.canaryAutomatic),
    canary_share: settings.canaryShare,
    canary_since: settings.canarySince,
  };
  await rows.put(tx, row);
}

export function peopleCalled(connection: Connection, keys: readonly string[]) {
  return connection.query
    .selectFrom('users')
    .select(['id', 'username', 'username_key'])
    .where('username_key', 'in', [...keys, ''])
    .execute();
}
