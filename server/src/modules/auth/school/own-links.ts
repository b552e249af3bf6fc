import type { SignInLink } from '@board/contracts/schemas/sign-in';
import type { Context } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { read, write } from '../../../writing/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, findUser } from '../../users/index.ts';
import { confirmPassword } from '../confirm-password.ts';
import { endAttempt } from './attempts.repository.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { comeBack } from './come-back.ts';
import { connect } from './connect.ts';
import { takeRoleBack } from './give-role.ts';
import { linksOf, removeLink } from './links.repository.ts';
import { passwordsAreOff } from './passwords-off.ts';
import { listProviders, type ProviderRow, wayOf } from './providers.repository.ts';

/** What one is connected with, and what one may be. */
export function listLinks(ctx: Context): Promise<{ items: SignInLink[] }> {
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const links = await linksOf(connection, userId);
    const items = [];
    for (const provider of await listProviders(connection)) {
      const link = links.find(({ provider_id }) => provider_id === provider.id);
      if (!link && provider.enabled === 0) continue;
      items.push({
        ...wayOf(provider),
        linked_at: link?.created_at ?? null,
        last_used_at: link?.last_used_at ?? null,
        can_unlink: link !== undefined && (await hasOtherWay(connection, userId, provider)),
      });
    }
    return { items };
  });
}

/** One more way in, so whoever finds the screen open does not make it his. */
export async function beginLink(
  ctx: Context,
  { providerId, password, browser }: { providerId: string; password: string; browser: string },
) {
  await confirmPassword(ctx, password);
  return beginSignIn(ctx, { purpose: 'l', providerId, browser, userId: ctx.actor.userId });
}

/** Whoever is signed in, and began it himself, connects what the school has named. */
export async function finishLink(
  ctx: Context,
  { answer, browser }: { answer: string; browser: string | undefined },
): Promise<void> {
  const { userId } = ctx.actor;
  const back = await comeBack(ctx, { purpose: 'l', answer, browser, userId });
  await ctx.database.transaction(async (tx) => {
    if (!(await endAttempt(tx, back.attempt))) throw new ServiceError('auth.school_over');
    const person = await findUser(tx, userId);
    if (!person) throw new ServiceError('auth.expired');
    await connect(ctx, tx, person, back);
  });
}

/** Sessions that came by it go on until they end; nobody comes in by it any more. */
export function unlink(ctx: Context, providerId: string): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['user'], async (tx) => {
    const provider = (await listProviders(tx)).find(({ id }) => id === providerId);
    const links = await linksOf(tx, userId);
    if (!provider || !links.some(({ provider_id }) => provider_id === providerId))
      throw new ServiceError('sign_in.not_found');
    if (!(await hasOtherWay(tx, userId, provider))) throw new ServiceError('sign_in.last_way');
    await removeLink(tx, { user_id: userId, provider_id: providerId });
    const person = await findUser(tx, userId);
    const { name_zh, name_en } = provider;
    if (person)
      await notify(ctx, tx, accountNews(person, { kind: 'school_unlinked', name_zh, name_en }));
    await audit(ctx, tx, {
      action: 'user.school_unlinked',
      target: userId,
      details: { provider: providerId, name: name_en },
    });
    for (const link of links)
      if (link.provider_id === providerId) await takeRoleBack(ctx, tx, link);
  });
}

/** A password that is let in, or another school that is switched on. */
async function hasOtherWay(
  connection: Connection,
  userId: string,
  { id }: Pick<ProviderRow, 'id'>,
): Promise<boolean> {
  const person = await findUser(connection, userId);
  if (!person) return false;
  const countsPassword = person.role === 'super_admin' || !(await passwordsAreOff(connection));
  if (person.password_hash !== '' && countsPassword) return true;
  const links = await linksOf(connection, userId);
  const providers = await listProviders(connection);
  return providers.some(
    (other) =>
      other.id !== id &&
      other.enabled === 1 &&
      links.some(({ provider_id }) => provider_id === other.id),
  );
}
