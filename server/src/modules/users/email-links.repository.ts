import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import type { EmailLinksTable } from '../../database/tables/identity.ts';

export type EmailLink = Selectable<EmailLinksTable>;

/** One address waits at a time; ways back may lead to several. */
export async function storeEmailLink(tx: Transaction, link: EmailLink): Promise<void> {
  if (link.kind === 'confirm') await forgetConfirmations(tx, link.user_id);
  await tx.query
    .deleteFrom('email_links')
    .where('user_id', '=', link.user_id)
    .where('expires_at', '<=', link.created_at)
    .execute();
  await tx.query.insertInto('email_links').values(link).execute();
}

/** The address that waits to be confirmed, also when its link is too old by now. */
export function waitingLink(
  connection: Connection,
  userId: string,
): Promise<EmailLink | undefined> {
  return connection.query
    .selectFrom('email_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .executeTakeFirst();
}

/** Answers the row to the one who took it; it opens nothing a second time. */
export function takeEmailLink(
  tx: Transaction,
  tokenHash: string,
  kind: EmailLink['kind'],
): Promise<EmailLink | undefined> {
  return tx.query
    .deleteFrom('email_links')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
}

export async function forgetConfirmations(tx: Transaction, userId: string): Promise<void> {
  await tx.query
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .execute();
}

/** Of those who changed the address one after the other, only who was there before may go back. */
export async function forgetLinksSince(
  tx: Transaction,
  userId: string,
  instant: string,
): Promise<void> {
  await tx.query
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('created_at', '>=', instant)
    .execute();
}

export async function forgetEmailLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('email_links').where('user_id', '=', userId).execute();
}
