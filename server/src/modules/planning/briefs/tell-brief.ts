import { paths } from '@board/contracts/constants/paths';
import type { House } from '../../../area/area.ts';
import type { Tell } from '../../../area/tell.ts';
import { type InsideContext, today } from '../../../context/context.ts';
import { derivedId } from '../../../database/ids.ts';
import { actAs } from '../../../people/act-as.ts';
import type { App } from '../../../serving/app-type.ts';
import { touch } from '../../../writing/transaction.ts';
import { briefWords } from './brief-words.ts';
import { findBriefRow } from './briefs.repository.ts';
import { isNow, linesOf } from './get-brief.ts';
import { type BriefAhead, briefJob, planBrief, planEnd } from './plan-brief.ts';

export function briefJobs({ jobs }: Pick<App, 'jobs'>, { tell }: Pick<House, 'tell'>): void {
  jobs.define<BriefAhead>(briefJob, { inside: (ctx, ahead) => tellBrief(ctx, ahead, tell) });
}

/** What is chosen by now decides. Who has moved to another zone meanwhile is told at his own hour. */
async function tellBrief(
  ctx: InsideContext,
  { userId, kind, isOver }: BriefAhead,
  tell: Tell,
): Promise<void> {
  const { tx } = ctx;
  const person = await actAs(ctx, userId);
  const row = person && (await findBriefRow(tx, userId, kind));
  if (!row) return;
  // A board that is open hears that its card has come, or is over.
  await touch(ctx, tx, userId, ['planning']);
  if (isOver) return;
  await planBrief(person, tx, row);
  if (kind === 'morning') await planEnd(person, tx, row);
  if (row.way === 'board' || !isNow(person, row)) return;
  const lines = await linesOf[kind]({ ...person, locale: person.actor.locale });
  const { title } = briefWords[person.actor.locale];
  const shown = lines.filter(({ about }) => about !== 'money' || row.shows_sums === 1);
  if (shown.length === 0) return;
  await tell(ctx, tx, {
    userId,
    id: derivedId(userId, kind, today(person)),
    title: title[kind],
    message: shown.map((line) => line.title).join('\n'),
    type: 'info',
    category: 'task',
    actionUrl: kind === 'sunday' ? paths.review : paths.board,
    mail: row.way === 'mail',
    push: row.way === 'push',
  });
}
