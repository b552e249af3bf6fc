import { paths } from '@board/contracts/constants/paths';
import { markDays, selectDay, useFormat, usePressedDay, useToday } from '@board/platform';
import { Link } from '@board/platform/router';
import { monthGrid } from '@board/time';
import { LoadProblem, Panel } from '@board/ui';
import { MonthGrid } from '@board/ui/month';
import { useEffect, useMemo } from 'react';
import { useTexts } from '../text.ts';
import { useDayMarks } from './calendar.queries.ts';
import styles from './calendar-panel.module.css';
import { MonthTurn, useMonthOf } from './month-turn.tsx';

/** A month, what its days hold, and the day that everything else answers to. */
export function CalendarPanel() {
  const t = useTexts();
  const format = useFormat();
  const selected = usePressedDay();
  const today = useToday();
  const { month, show } = useMonthOf(selected);
  const days = useMemo(() => monthGrid(month).flat(), [month]);
  const marks = useDayMarks(days[0] ?? selected, days.at(-1) ?? selected);
  useMarkedDays(days.filter((day) => marks.days.has(day)).join());

  return (
    <Panel
      title={
        <Link className={styles.title} to={paths.calendar} title={t('calendar.open')}>
          {format.month(`${month}-01`)}
        </Link>
      }
      flush
      actions={<MonthTurn month={month} onShow={show} />}
    >
      <div className={styles.body}>
        <MonthGrid
          month={month}
          selected={selected}
          marks={marks.days}
          onShow={show}
          onSelect={(day) => selectDay(day === today ? '' : day)}
        />
        {/* Below the month, which stays under the hand. */}
        <LoadProblem
          className={styles.problem}
          request={marks.request}
          failed={t('calendar.marksFailed')}
        />
      </div>
    </Panel>
  );
}

/** A host's strip of days shows the same marks. */
function useMarkedDays(days: string): void {
  useEffect(() => {
    markDays(days ? days.split(',') : []);
  }, [days]);
}
