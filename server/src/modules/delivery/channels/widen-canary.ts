import { canaryPace, canaryShares } from '@board/contracts/constants/delivery';
import { hourMs } from '@board/time';
import type { Tell } from '../../../area/tell.ts';
import { now, type PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { writeSystemLog } from '../../../logs/system-log.ts';
import { read } from '../../../writing/transaction.ts';
import { budgetKeeper, budgetLeft, keepBudget } from '../reports/error-budget.ts';
import { trialsOf } from '../reports/release-trials.repository.ts';
import { type Canary, planCanary } from './canary-job.ts';
import { nextRevision, pointersOf } from './channels.repository.ts';
import { moveChannel } from './move-channel.ts';
import {
  allSettings,
  changeSettings,
  type RemoteSettings,
  untouched,
} from './settings.repository.ts';

/** One look at a canary: it goes on to the next share, back, or waits for more to try it. */
export async function widenCanary(ctx: PublicContext, canary: Canary, tell: Tell): Promise<void> {
  await keepBudget(ctx, canary, tell);
  const seen = await look(ctx, canary);
  if (!seen) return;
  if (seen.mayGoOn) await goOn(ctx, canary, seen);
  await ctx.database.transaction((tx) =>
    planCanary(ctx, tx, canary, ctx.clock.now() + canaryPace.leastHours * hourMs),
  );
}

interface Seen {
  settings: RemoteSettings;
  mayGoOn: boolean;
  /** Of the pointer to `stable`. */
  revision: number;
}

/** Nothing where it is no canary any more, or an admin keeps the wheel. */
function look(ctx: PublicContext, { remote, version }: Canary): Promise<Seen | undefined> {
  return read(ctx, async (connection) => {
    const pointers = await pointersOf(connection, remote);
    const settings = (await allSettings(connection)).get(remote) ?? untouched;
    const isServed = pointers.some((each) => each.channel === 'canary' && each.version === version);
    if (!isServed || !settings.canaryAutomatic) return undefined;
    const stable = pointers.find(({ channel }) => channel === 'stable');
    const tried = await trialsOf(connection, remote, version);
    const before = stable && (await trialsOf(connection, remote, stable.version));
    return {
      settings,
      mayGoOn: isTimeOver(settings, tried.people, ctx.clock.now()) && budgetLeft(tried, before) > 0,
      revision: stable?.revision ?? 0,
    };
  });
}

function isTimeOver(settings: RemoteSettings, people: number, moment: number): boolean {
  const { canaryShare, canarySince, canaryPeople, canaryRoles } = settings;
  // Nobody was chosen to be the first, so there is nobody to wait for.
  if (canaryShare === 0 && canaryPeople.length === 0 && canaryRoles.length === 0) return true;
  const lasted = moment - Date.parse(canarySince ?? '1970-01-01');
  const isTried = people >= canaryPace.people;
  return lasted >= (isTried ? canaryPace.leastHours : canaryPace.longestHours) * hourMs;
}

async function goOn(
  ctx: PublicContext,
  { remote, version }: Canary,
  { settings, revision }: Seen,
): Promise<void> {
  const share = canaryShares[canaryShares.indexOf(settings.canaryShare) + 1];
  if (share !== undefined) {
    await ctx.database.transaction(async (tx) => {
      await nextRevision(tx);
      await changeSettings(tx, remote, { canaryShare: share, canarySince: now(ctx) });
      const details = { version, share, by: budgetKeeper };
      await audit(ctx, tx, { action: 'remote.canary_widened', target: remote, details });
      ctx.signals.announce(tx, { kind: 'releases' });
    });
    return;
  }
  try {
    await moveChannel(ctx, { remote, channel: 'stable', version, revision, by: budgetKeeper });
  } catch (error) {
    // The gate is shut, or somebody was faster: it stays where it is.
    if (!(error instanceof ServiceError)) throw error;
    const message = `${remote} ${version} stays a canary: ${error.message}`;
    await writeSystemLog(ctx, { level: 'warning', module: 'delivery', message });
  }
}
