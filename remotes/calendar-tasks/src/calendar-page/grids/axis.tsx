import { timeOf } from '@board/time';
import { VisuallyHidden } from '@board/ui';
import type { CSSProperties } from 'react';
import { useTexts } from '../../text.ts';
import styles from './axis.module.css';

interface AxisProps {
  readonly opensAt: number;
  /** The minute of the day that it is, and that something is held at; -1 for none. */
  readonly now: number;
  readonly lifted: number;
  /** The minute until which a day is folded that nobody has unfolded. */
  readonly folded: number;
  readonly onFold: () => void;
}

/** The hours beside the days, and the press that unfolds those before them. */
export function Axis({ opensAt, now, lifted, folded, onFold }: AxisProps) {
  const t = useTexts();
  const first = hourOf(opensAt || folded);
  /** An hour beside another time would be half covered by it. */
  const isClear = (hour: number) =>
    [now, lifted].every((minute) => Math.abs(hour * 60 - minute) >= 20);
  return (
    <div className={styles.axis}>
      <span />
      <span className={styles.barLabel}>{t('planner.allDay')}</span>
      <button
        type="button"
        className={styles.nightLabel}
        aria-expanded={opensAt === 0}
        onClick={onFold}
      >
        <span aria-hidden="true">{opensAt === 0 ? '00' : `00–${first}`}</span>
        <VisuallyHidden>{t('planner.earlyHours', { hour: first })}</VisuallyHidden>
      </button>
      <div className={styles.hours} aria-hidden="true">
        {hoursFrom(opensAt)
          .filter(isClear)
          .map((hour) => (
            <span key={hour} style={at(hour * 60)}>
              {hourOf(hour * 60)}
            </span>
          ))}
        {now >= opensAt && <b style={at(now)}>{timeOf(now)}</b>}
        {lifted >= opensAt && (
          <b className={styles.held} style={at(lifted)}>
            {timeOf(lifted)}
          </b>
        )}
      </div>
    </div>
  );
}

const hourOf = (minute: number) => timeOf(minute).slice(0, 2);
const at = (minute: number) => ({ '--at': minute / 60 }) as CSSProperties;

const hoursFrom = (opensAt: number): readonly number[] =>
  Array.from({ length: 23 - opensAt / 60 }, (_, index) => opensAt / 60 + 1 + index);
