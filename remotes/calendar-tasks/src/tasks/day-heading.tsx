import { paths } from '@board/contracts/constants/paths';
import { Slot, useFormat, useLocale } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './day-heading.module.css';

interface DayHeadingProps {
  readonly id: string;
  readonly day: string;
  /** Undefined while they load, null when they could not be had. */
  readonly counts: { open: number; done: number; reminders: number } | null | undefined;
  readonly overdue: number;
  readonly onAdd: () => void;
}

/** The one large line of the screen. */
export function DayHeading(props: DayHeadingProps) {
  const { id, day, counts, overdue, onAdd } = props;
  const t = useTexts();
  const { weekday, monthDay } = useFormat();
  const isChinese = useLocale() === 'zh-CN';
  const [first, second] = isChinese ? [monthDay(day), weekday(day)] : [weekday(day), monthDay(day)];
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h2 id={id}>
          {first} <span>{second}</span>
        </h2>
        <p>
          {counts === undefined && t('state.loading')}
          {/* That there are none is said below, and a day without tasks may have lessons. */}
          {counts && counts.open + counts.done > 0 && <Summary {...counts} />}
          {overdue > 0 && (
            <Link to={`${paths.tasks}?state=overdue`} className={styles.overdue}>
              {t('day.overdue', { count: overdue })}
            </Link>
          )}
          <Link to={paths.tasks} className={styles.all}>
            {t('day.allTasks')}
          </Link>
        </p>
        <Slot name="day" about={{ day }} />
      </div>
      <Button variant="primary" icon="plus" className={styles.add} onClick={onAdd}>
        {t('action.add')}
      </Button>
    </header>
  );
}

function Summary({ open, done, reminders }: { open: number; done: number; reminders: number }) {
  const t = useTexts();
  const parts = [
    t('day.open', { count: open }),
    ...(done > 0 ? [t('day.done', { count: done })] : []),
    ...(reminders > 0 ? [t('day.reminders', { count: reminders })] : []),
  ];
  return <span>{parts.join(t('list.pause'))}</span>;
}
