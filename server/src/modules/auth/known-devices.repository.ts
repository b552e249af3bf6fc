import { dayMs } from '@board/time';
import type { Services } from '../../context/context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { keyedRows } from '../../database/keyed-rows.ts';
import { instant } from '../../time/clock.ts';

const devices = keyedRows('known_devices', ['user_id', 'device']);

const forgottenAfterMs = 180 * dayMs;
const maxLength = 200;
/** A browser says of itself what it likes. */
const atMost = 50;

/**
 * Remembers where somebody signs in; true when he was known elsewhere and not here. The versions
 * are left out: a browser that renews itself is no new one.
 */
export async function isNewDevice(
  ctx: Pick<Services, 'clock'>,
  tx: Transaction,
  userId: string,
  userAgent: string,
): Promise<boolean> {
  const now = ctx.clock.now();
  const device = userAgent.replace(/\d[\d._]*/g, '').slice(0, maxLength);
  const last_seen_at = instant(now);
  await tx.query
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('last_seen_at', '<', instant(now - forgottenAfterMs))
    .execute();
  if (await devices.add(tx, { user_id: userId, device, last_seen_at })) {
    await tx.query
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where('device', 'not in', (mine) =>
        mine
          .selectFrom('known_devices')
          .select('device')
          .where('user_id', '=', userId)
          .orderBy('last_seen_at', 'desc')
          .limit(atMost),
      )
      .execute();
    return (await knownDevices(tx, userId)).length > 1;
  }
  await devices.change(tx, { user_id: userId, device }, { last_seen_at });
  return false;
}

export function knownDevices(connection: Connection, userId: string) {
  return connection.query
    .selectFrom('known_devices')
    .select(['device', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute();
}
