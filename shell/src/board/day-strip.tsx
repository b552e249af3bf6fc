import {
  selectDay,
  useFormat,
  usePressedDay,
  useStateValue,
  useText,
  useToday,
} from '@board/platform';
import { boardState } from '@board/platform/host';
import { addDays, weekOf } from '@board/time';
import { classNames, Icon, useSwipeAcross, VisuallyHidden } from '@board/ui';
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { whenFilled } from '../base/when-filled.ts';
import styles from './day-strip.module.css';

/** The days of the selected week; what lies behind it, the month, unfolds below. */
export function DayStrip({ children }: { children: readonly ReactNode[] }) {
  const t = useText('shell');
  const { shortWeekday, fullDay } = useFormat();
  const selected = usePressedDay();
  const today = useToday();
  const markedDays = useStateValue(boardState, (board) => board.markedDays);
  const [open, setOpen] = useState(false);
  const swipe = useSwipeAcross((weeks) => selectDay(addDays(selected, weeks * 7)));
  const [openedOn, setOpenedOn] = useState(selected);
  // A day that is chosen, the same one too, is what the month was opened for.
  if (open && openedOn !== selected) setOpen(false);

  const turn = () => {
    setOpenedOn(selected);
    startTransition(() => setOpen((now) => !now));
  };
  const monthId = useId();
  const step = useLayingOut();

  return (
    <div className={styles.frame}>
      <nav className={styles.strip} aria-label={t('strip.label')} hidden={open} {...swipe}>
        {weekOf(selected).map((day) => (
          <button
            key={day}
            type="button"
            className={classNames(styles.day, markedDays.includes(day) && styles.marked)}
            aria-pressed={day === selected}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => selectDay(day === today ? '' : day)}
          >
            <span>{shortWeekday(day)}</span>
            <b>{Number(day.slice(8))}</b>
            <VisuallyHidden>{fullDay(day)}</VisuallyHidden>
          </button>
        ))}
      </nav>
      {children.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: its days are buttons, which keys press as well */}
          <div
            id={monthId}
            className={classNames(
              styles.month,
              !open && styles.folded,
              !open && step === 'kept' && styles.kept,
            )}
            hidden={!open && step === 'nowhere'}
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('[data-day]')) setOpen(false);
            }}
          >
            {children}
          </div>
          <button
            type="button"
            className={styles.handle}
            aria-expanded={open}
            aria-controls={monthId}
            aria-label={t(open ? 'strip.closeMonth' : 'strip.openMonth')}
            onClick={turn}
          >
            <Icon name={open ? 'up' : 'down'} size="small" />
          </button>
        </>
      )}
    </div>
  );
}

/** Before most people reach for it. */
const soonMs = 300;

/**
 * A month is a lot of boxes: they get their places when nothing else is to do and keep them, so that the
 * press only shows them.
 */
function useLayingOut(): 'nowhere' | 'placed' | 'kept' {
  const [step, setStep] = useState<'nowhere' | 'placed' | 'kept'>('nowhere');
  useEffect(() => whenFilled(() => setStep('placed'), soonMs), []);
  useEffect(() => {
    if (step !== 'placed') return;
    const frame = requestAnimationFrame(() => setStep('kept'));
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return step;
}
