import type { ClassReport } from '@board/contracts/schemas/classes';
import type { Tell } from '../../../area/tell.ts';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { actAs } from '../../../people/act-as.ts';
import { inTransaction, touch } from '../../../writing/transaction.ts';
import { findUser, manages } from '../../users/index.ts';
import { classNews, type Happening } from '../class-news.ts';
import { type ClassRow, findClass } from '../classes.repository.ts';
import { close } from '../close-class.ts';
import { membersOf } from '../members/members.repository.ts';
import { toReports } from './list-reports.ts';
import { findReport, setAnswer } from './reports.repository.ts';

/** The class is closed or stays, and who reported it hears which; its owner, where it is closed. */
export function answerReport(
  ctx: Context,
  tell: Tell,
  id: string,
  { closes, text }: { closes: boolean; text: string },
): Promise<ClassReport> {
  const { userId, username } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    const report = await findReport(tx, userId, id);
    if (!report) throw new ServiceError('class.report_not_found');
    const { class_id, name, reporter_id: reporter } = report;
    const before = await findClass(tx, { id: class_id });
    const people = [before?.owner_id, reporter].filter((each) => typeof each === 'string');
    for (const each of people.toSorted()) await touch(ctx, tx, each, ['classes']);
    // It may have been given away or closed meanwhile.
    const there = await findClass(tx, { id: class_id });
    if (there && there.owner_id !== before?.owner_id)
      await touch(ctx, tx, there.owner_id, ['classes']);
    await checkOwner(ctx, tx, there);
    const row = closes ? there : undefined;
    const isClosed = closes || !there;
    const members = await membersOf(tx, class_id);
    const own = members.find(({ user_id }) => user_id === reporter)?.course ?? '';
    const answer = { answered_at: now(ctx), answered_by: username, answer: text.trim() };
    if (!(await setAnswer(tx, report, answer))) throw new ServiceError('class.report_answered');
    if (row) await close(ctx, tx, row);
    const details = { name, closed: isClosed };
    await audit(ctx, tx, { action: 'class.report_answered', target: class_id, details });

    const say = async (to: string, course: string, event: Happening) => {
      const person = await actAs({ ...ctx, tx }, to);
      if (!person) return;
      const news = classNews(person.actor.locale, { ...event, name, course });
      await tell(ctx, tx, { ...news, userId: to });
    };
    if (row) await say(row.owner_id, row.course, { kind: 'shut' });
    if (reporter !== null)
      await say(reporter, own, { kind: 'answered', closed: isClosed, text: text.trim() });
    const [answered] = await toReports(tx, [{ ...report, ...answer }]);
    if (!answered) throw new ServiceError('class.report_not_found');
    return answered;
  });
}

/** As with accounts: of one's own and of who administrates, who is above decides. */
async function checkOwner(ctx: Context, tx: Transaction, row: ClassRow | undefined): Promise<void> {
  if (!row) return;
  if (row.owner_id === ctx.actor.userId) throw new ServiceError('class.report_not_found');
  const owner = await findUser(tx, row.owner_id);
  if (owner && !manages(ctx, owner.role)) throw new ServiceError('user.not_yours_to_manage');
}
