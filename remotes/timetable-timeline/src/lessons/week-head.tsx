import { useFormat, useLocale } from '@board/platform';
import { VisuallyHidden } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './week-grid.module.css';

/** The days above their columns. */
export function WeekHead({ days, today }: { days: readonly string[]; today: string }) {
  const t = useTexts();
  const format = useFormat();
  const narrow = format.day({ weekday: 'narrow' });
  const isChinese = useLocale() === 'zh-CN';
  return (
    <div role="row" className={styles.row}>
      <div role="columnheader" className={styles.corner}>
        <VisuallyHidden>{t('grid.period')}</VisuallyHidden>
      </div>
      {days.map((day, index) => (
        <div
          key={day}
          role="columnheader"
          aria-current={day === today ? 'date' : undefined}
          className={styles.head}
          style={{ gridColumn: index + 2 }}
        >
          <span className={isChinese ? styles.prefixed : undefined}>
            {isChinese ? <i>{format.shortWeekday(day).replace(narrow(day), '')}</i> : null}
            {isChinese ? narrow(day) : format.shortWeekday(day)}
          </span>{' '}
          <b>{Number(day.slice(8))}</b>
        </div>
      ))}
    </div>
  );
}
