import type { Revision } from '@board/contracts/calls/planning';
import { useFormat } from '@board/platform';
import { Icon } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './revision-dialog.module.css';

/** What becomes of a block that is missed, and what became of the last. */
export function MovedNote({ moved }: Pick<Revision, 'moved'>) {
  const t = useTexts();
  const format = useFormat();
  const when = (date: string, time: string | null) =>
    [format.shortDay(date), time && format.timeRange(time)].filter(Boolean).join(' ');
  return (
    <p className={styles.moved}>
      <Icon name="repeat" />
      <span>
        {moved &&
          `${t('revision.moved', {
            from: when(moved.from_date, moved.from_time),
            to: when(moved.date, moved.time),
          })} `}
        {t('revision.moves')}
      </span>
    </p>
  );
}
