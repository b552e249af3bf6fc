import { errorBudget } from '@board/contracts/constants/delivery';
import { mayAdministrate } from '@board/contracts/constants/roles';
import type { Tell } from '../../../area/tell.ts';
import type { PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { administratorsToTell } from '../../../people/administrators.repository.ts';
import { read } from '../../../writing/transaction.ts';
import { pointersOf } from '../channels/channels.repository.ts';
import { rollBack } from '../channels/roll-back.ts';
import { allSettings } from '../channels/settings.repository.ts';
import { networksOf, type Trials, trialsOf } from './release-trials.repository.ts';
import { rolledBackNews } from './rolled-back-news.ts';

interface Release {
  remote: string;
  version: string;
}

/** Who moved the pointer, where no person did. */
export const budgetKeeper = 'error budget';

/**
 * A release that fails for more people than the one before it goes back by itself, wherever it is
 * served. People are counted, not reports, and neither a single browser nor the accounts of a single
 * place bring it down, where the one before was used from several.
 */
export async function keepBudget(ctx: PublicContext, release: Release, tell: Tell): Promise<void> {
  for (const { remote, channel, revision } of await overspent(ctx, release)) {
    try {
      await rollBack(ctx, {
        remote,
        channel,
        revision,
        by: budgetKeeper,
        inside: (tx) => tellConcerned(ctx, tx, release, tell),
      });
    } catch (error) {
      // Nothing was before it, or somebody was faster: it stays, or has gone.
      if (!(error instanceof ServiceError)) throw error;
      ctx.log.info(
        { err: error, ...release },
        'a release over its error budget was not rolled back',
      );
    }
  }
}

function overspent(ctx: PublicContext, { remote, version }: Release) {
  return read(ctx, async (connection) => {
    const pointers = await pointersOf(connection, remote);
    const serving = pointers.filter((pointer) => pointer.version === version);
    if (serving.length === 0) return [];
    if ((await allSettings(connection)).get(remote)?.selfHelp === false) return [];
    const now = await trialsOf(connection, remote, version);
    if (now.failed < errorBudget.fewestPeople) return [];
    const stable = pointers.find(({ channel }) => channel === 'stable');
    const over = [];
    for (const pointer of serving) {
      const before = pointer.channel === 'canary' ? stable?.version : pointer.previous;
      const then = before ? await trialsOf(connection, remote, before) : undefined;
      if (budgetLeft(now, then) > 0) continue;
      const places = await networksOf(connection, remote, version);
      const known = before ? (await networksOf(connection, remote, before)).all : 0;
      const needed = Math.min(errorBudget.fewestPeople, Math.max(places.all, known));
      // So many are a school behind its one address, and no handful of accounts.
      const isMany = now.failed >= 10 * errorBudget.fewestPeople;
      if (isMany || places.failed >= needed) over.push(pointer);
    }
    return over;
  });
}

/** Of what a release may fail beyond the one before, as a share of one; 0 when it is spent. */
export function budgetLeft(now: Trials, then: Trials | undefined): number {
  const beyond = shareOf(now) - shareOf(then);
  return Math.min(1, Math.max(0, 1 - beyond / errorBudget.share));
}

const shareOf = (trials: Trials | undefined): number =>
  trials && trials.people > 0 ? trials.failed / trials.people : 0;

async function tellConcerned(
  ctx: PublicContext,
  tx: Transaction,
  release: Release,
  tell: Tell,
): Promise<void> {
  for (const { id, locale, role } of await administratorsToTell(tx, release.remote)) {
    const actionUrl = mayAdministrate(role) ? '/admin/modules' : '';
    await tell(ctx, tx, { ...rolledBackNews(id, locale, release), actionUrl });
  }
}
