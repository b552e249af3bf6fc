import type { Outgoing } from '@board/contracts/schemas/admin';
import type { Connection } from '../../../database/connection.ts';

const reasonsTold = 10;

/** By all instances; null where none has said anything yet. */
export function sentSince(connection: Connection, since: string) {
  return connection.query
    .selectFrom('health_samples')
    .select((is) => [
      is.fn.sum<number | null>('mail_sent').as('mail_sent'),
      is.fn.sum<number | null>('mail_failed').as('mail_failed'),
      is.fn.sum<number | null>('push_sent').as('push_sent'),
      is.fn.sum<number | null>('push_failed').as('push_failed'),
    ])
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Of mail and push, by kind and state. */
export const openOutgoing = (connection: Connection) =>
  open(connection)
    .select((is) => ['kind', 'state', is.fn.countAll<number>().as('jobs')])
    .groupBy(['kind', 'state'])
    .execute();

/** The commonest first. */
export const reasonsOfOutgoing = (connection: Connection, kind: Outgoing['kind']) =>
  open(connection)
    .select((is) => ['last_error', is.fn.countAll<number>().as('jobs')])
    .where('kind', '=', kind)
    .where('last_error', 'is not', null)
    .groupBy('last_error')
    .orderBy('jobs', 'desc')
    .limit(reasonsTold)
    .execute();

const open = (connection: Connection) =>
  connection.query
    .selectFrom('jobs')
    .where('state', 'in', ['ready', 'running', 'dead'])
    .where('kind', 'in', ['mail.send', 'notifications.push']);
