import type { Outgoing } from '@board/contracts/schemas/admin';
import type { Connection } from '../../../database/connection.ts';
import { openOutgoing, reasonsOfOutgoing, sentSince } from './outgoing.repository.ts';

/** Mail and push: what went out within the day, what waits, and why what failed did. */
export async function outgoing(connection: Connection, since: string): Promise<Outgoing[]> {
  const counted = await sentSince(connection, since);
  const open = await openOutgoing(connection);
  const told = async (
    kind: Outgoing['kind'],
    sent: number | null,
    failed: number | null,
  ): Promise<Outgoing> => {
    const reasons = await reasonsOfOutgoing(connection, kind);
    const jobsIn = (isMeant: (state: string) => boolean) =>
      open
        .filter((each) => each.kind === kind && isMeant(each.state))
        .reduce((sum, { jobs }) => sum + jobs, 0);
    return {
      kind,
      // Null where there is no sample yet.
      sent: sent ?? 0,
      failed: failed ?? 0,
      waiting: jobsIn((state) => state !== 'dead'),
      dead: jobsIn((state) => state === 'dead'),
      reasons: reasons.map(({ last_error, jobs }) => ({ reason: last_error ?? '', jobs })),
    };
  };
  return [
    await told('mail.send', counted.mail_sent, counted.mail_failed),
    await told('notifications.push', counted.push_sent, counted.push_failed),
  ];
}
