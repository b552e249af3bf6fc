import { addMonths, monthOf } from '@board/time';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MonthGrid } from '../month/month-grid.tsx';
import { useMoments } from '../texts/moments.tsx';
import styles from './field-layer.module.css';

interface DayChoiceProps {
  readonly day: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** A month that one turns without choosing. */
export function DayChoice({ day, min, max, onChoose }: DayChoiceProps) {
  const { today, format, texts } = useMoments();
  const [month, setMonth] = useState(monthOf(day || today));
  const turn = (count: number) => setMonth(addMonths(month, count));
  return (
    <div className={styles.month}>
      <div className={styles.turns}>
        <b>{format.month(`${month}-01`)}</b>
        <IconButton icon="left" size="small" label={texts.previousMonth} onClick={() => turn(-1)} />
        <IconButton icon="right" size="small" label={texts.nextMonth} onClick={() => turn(1)} />
      </div>
      <MonthGrid
        month={month}
        selected={day}
        takesFocus
        min={min}
        max={max}
        onShow={setMonth}
        onSelect={onChoose}
      />
    </div>
  );
}
