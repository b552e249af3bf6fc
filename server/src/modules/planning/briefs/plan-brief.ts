import { morningMinutes } from '@board/contracts/constants/planning';
import { addDays, instantOf, minuteMs, mondayOf } from '@board/time';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { cancelJob, enqueue } from '../../../jobs/enqueue.ts';
import { instant, localDate } from '../../../time/clock.ts';
import type { BriefRow } from './briefs.repository.ts';

export const briefJob = 'planning.brief';

export interface BriefAhead extends Pick<BriefRow, 'kind'> {
  userId: string;
  /** It goes from the board. */
  isOver?: true;
}

type Planner = Pick<Context, 'actor' | 'clock' | 'signals'>;

/** One job waits for each; it leaves the next one behind. */
export async function planBrief(
  ctx: Planner,
  tx: Transaction,
  after: BriefRow,
  before?: BriefRow,
): Promise<void> {
  if (before) await cancelJob(tx, briefJob, keyOf(before, nextMoment(ctx, before)));
  if (after.is_on === 0) return;
  const runAt = nextMoment(ctx, after);
  const payload: BriefAhead = { userId: after.user_id, kind: after.kind };
  await enqueue(ctx, tx, { kind: briefJob, key: keyOf(after, runAt), payload, runAt });
}

export async function planEnd(ctx: Planner, tx: Transaction, row: BriefRow): Promise<void> {
  const runAt = ctx.clock.now() + morningMinutes * minuteMs;
  const payload: BriefAhead = { userId: row.user_id, kind: row.kind, isOver: true };
  await enqueue(ctx, tx, { kind: briefJob, key: `${keyOf(row, runAt)}/over`, payload, runAt });
}

const keyOf = ({ user_id, kind }: BriefRow, moment: number): string =>
  `${user_id}/${kind}/${instant(moment)}`;

/** On the wall of wherever the person is now. */
function nextMoment({ actor, clock }: Planner, { kind, time }: BriefRow): number {
  const today = localDate(actor.timeZone, clock.now());
  const isDaily = kind === 'morning';
  const first = isDaily ? today : addDays(mondayOf(today), 6);
  const at = (day: string) => instantOf(actor.timeZone, day, time);
  return at(first) > clock.now() ? at(first) : at(addDays(first, isDaily ? 1 : 7));
}
