import { paths } from '@board/contracts/constants/paths';
import { markDays, selectDay, useFormat, usePressedDay, useToday } from '@board/platform';
import { Link } from '@board/platform/router';
import { addMonths, monthGrid, monthOf } from '@board/time';
import { IconButton, LoadProblem, Panel } from '@board/ui';
import { MonthGrid } from '@board/ui/month';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../text.ts';
import { useDayMarks } from './calendar.queries.ts';
import styles from './calendar-panel.module.css';

/** A month, what its days hold, and the day that everything else answers to. */
export function CalendarPanel() {
  const t = useTexts();
  const format = useFormat();
  const selected = usePressedDay();
  const today = useToday();
  const [view, setView] = useState({ selected, month: monthOf(selected) });
  // Another day was chosen somewhere: its month comes into view.
  if (view.selected !== selected) setView({ selected, month: monthOf(selected) });
  const { month } = view;
  const days = useMemo(() => monthGrid(month).flat(), [month]);
  const marks = useDayMarks(days[0] ?? selected, days.at(-1) ?? selected);
  useMarkedDays(days.filter((day) => marks.days.has(day)).join());

  const turn = (count: number) =>
    setView(({ month: from }) => ({ selected, month: addMonths(from, count) }));
  return (
    <Panel
      title={
        <Link className={styles.title} to={paths.calendar} title={t('calendar.open')}>
          {format.month(`${month}-01`)}
        </Link>
      }
      flush
      actions={
        <>
          <IconButton
            icon="left"
            size="small"
            label={t('calendar.previous')}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="right"
            size="small"
            label={t('calendar.next')}
            onClick={() => turn(1)}
          />
        </>
      }
    >
      <div className={styles.body}>
        <MonthGrid
          month={month}
          selected={selected}
          marks={marks.days}
          onShow={(shown) => setView({ selected, month: shown })}
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
