import type { DayCompletion } from '@board/contracts/calls/tasks';
import { selectDay, useFormat, useToday } from '@board/platform';
import { LoadProblem, Skeleton, VisuallyHidden } from '@board/ui';
import { useTexts } from '../text.ts';
import { useTaskTrend } from './stats.queries.ts';
import styles from './trend.module.css';

const height = 72;

/** Fourteen days: a bar for what there was, filled as far as it was done. A table says the same. */
export function Trend({ day }: { readonly day: string }) {
  const t = useTexts();
  const request = useTaskTrend(day);
  const days = request.data?.days;
  return (
    <div className={styles.trend}>
      <h3 className={styles.title}>{t('stats.trend')}</h3>
      <LoadProblem request={request} failed={t('state.refreshFailed')} />
      {days && (
        <>
          <Bars days={days} />
          <TrendTable days={days} />
        </>
      )}
      {!days && !request.error && <Skeleton height={height} />}
    </div>
  );
}

function Bars({ days }: { readonly days: readonly DayCompletion[] }) {
  const format = useFormat();
  const today = useToday();
  const most = Math.max(1, ...days.map(({ completed, open }) => completed + open));
  return (
    <div className={styles.bars} aria-hidden="true">
      {days.map(({ date, completed, open }) => (
        <button
          key={date}
          type="button"
          tabIndex={-1}
          className={styles.day}
          title={`${format.monthDay(date)}: ${completed} / ${completed + open}`}
          onClick={() => selectDay(date === today ? '' : date)}
        >
          <span className={styles.bar} style={{ height: ((completed + open) / most) * height }}>
            <span className={styles.done} style={{ height: (completed / most) * height }} />
          </span>
          <span className={styles.name}>{Number(date.slice(8))}</span>
        </button>
      ))}
    </div>
  );
}

function TrendTable({ days }: { readonly days: readonly DayCompletion[] }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('stats.trend')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field.date')}</th>
            <th scope="col">{t('state.done')}</th>
            <th scope="col">{t('state.open')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, completed, open }) => (
            <tr key={date}>
              <th scope="row">{format.mediumDay(date)}</th>
              <td>{completed}</td>
              <td>{open}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
