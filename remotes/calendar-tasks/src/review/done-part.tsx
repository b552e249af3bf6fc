import type { DayCompletion } from '@board/contracts/calls/tasks';
import { useFormat, useToday } from '@board/platform';
import { LoadProblem, Skeleton, VisuallyHidden } from '@board/ui';
import { Section } from '@board/ui/page';
import { useTexts } from '../text.ts';
import styles from './done-part.module.css';
import { useTwoWeeks } from './review.queries.ts';
import type { ReviewWeek } from './review-week.ts';

const height = 64;

const doneIn = (days: readonly DayCompletion[]): number =>
  days.reduce((sum, { completed }) => sum + completed, 0);

/** What was done on each day of the week, and how it compares with the week before. */
export function DonePart({ week }: { readonly week: ReviewWeek }) {
  const t = useTexts();
  const today = useToday();
  const request = useTwoWeeks(week.end);
  const days = request.data?.days.filter(({ date }) => date >= week.start);
  const before = request.data?.days.filter(({ date }) => date < week.start) ?? [];
  const done = doneIn(days ?? []);
  const planned = (days ?? []).reduce((sum, { open }) => sum + open, done);
  const more = done - doneIn(before);
  const compared = more === 0 ? 'same' : more > 0 ? 'more' : 'fewer';
  return (
    <Section title={t('review.done')} busy={request.isValidating}>
      <LoadProblem request={request} failed={t('state.refreshFailed')} />
      {!days && !request.error && <Skeleton height={height + 60} />}
      {days && (
        <>
          <Bars days={days} today={today} />
          <p className={styles.note}>
            {t('review.doneOf', { done, planned })}
            <br />
            {t(`review.compared.${compared}`, { count: Math.abs(more) })}
          </p>
        </>
      )}
    </Section>
  );
}

interface BarsProps {
  readonly days: readonly DayCompletion[];
  readonly today: string;
}

/** A day that is still to come has nothing to show. */
function Bars({ days, today }: BarsProps) {
  const t = useTexts();
  const format = useFormat();
  const most = Math.max(1, ...days.map(({ completed }) => completed));
  return (
    <ul className={styles.bars}>
      {days.map(({ date, completed }) => (
        <li key={date}>
          {date <= today && (
            <>
              <VisuallyHidden>
                {t('review.doneOn', { day: format.namedDay(date), count: completed })}
              </VisuallyHidden>
              <span aria-hidden="true">{completed}</span>
              <span className={styles.bar} style={{ height: (completed / most) * height }} />
            </>
          )}
          <small aria-hidden="true">{format.shortWeekday(date)}</small>
        </li>
      ))}
    </ul>
  );
}
