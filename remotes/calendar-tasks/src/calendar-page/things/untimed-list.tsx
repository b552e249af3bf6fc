import { dayMinutes, dayNumber } from '@board/time';
import { useTexts } from '../../text.ts';
import type { Entry } from '../entries/entries.ts';
import styles from './untimed-list.module.css';
import { useThingWords } from './use-thing-words.ts';

interface UntimedListProps {
  readonly entries: readonly Entry[];
  readonly days: readonly string[];
  readonly onPlace: (entry: Entry) => void;
}

/** What these days still want and give no time to: dragged into the hours, or placed by a press. */
export function UntimedList({ entries, days, onPlace }: UntimedListProps) {
  const t = useTexts();
  const words = useThingWords();
  const wanted = entries.filter((entry) => isUntimed(entry) && isOfDays(entry, days));
  const minutes = wanted.reduce((sum, { thing }) => sum + (thing.minutes ?? 0), 0);
  if (wanted.length === 0) return null;
  return (
    <>
      <h2 className={styles.head}>
        {t('line.untimed')} {minutes > 0 && <small>{words.lengthOf(minutes)}</small>}
      </h2>
      <ul className={styles.list} aria-label={t('line.untimed')}>
        {wanted.map((entry) => (
          <li key={entry.key} data-thing={entry.key}>
            <button type="button" onClick={() => onPlace(entry)}>
              <span>{entry.thing.title}</span>
              {entry.thing.minutes && <small>{words.lengthOf(entry.thing.minutes)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const isUntimed = ({ isWholeDay, thing: { kind, done, move } }: Entry): boolean =>
  isWholeDay && kind === 'task' && !done && move !== undefined;

const isOfDays = ({ from }: Entry, days: readonly string[]): boolean =>
  days.some((day) => dayNumber(day) * dayMinutes === from);
