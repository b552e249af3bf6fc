import { useFormat } from '@board/platform';
import type { Taken } from '@board/time/words';
import { Icon, PriorityBars } from '@board/ui';
import type { ReactNode } from 'react';
import { useRepeatWords } from '../recurrence/use-repeat-words.ts';
import { usePresetName } from '../reminders/use-preset-name.ts';
import { useTexts } from '../text.ts';
import styles from './quick-add.module.css';
import type { QuickLine } from './quick-task.ts';

interface TakenChipsProps {
  readonly line: QuickLine;
  readonly day: string;
  readonly onGiveBack: (words: string) => void;
}

/** What was taken out of the line, each thing as it was understood; a press puts its words back. */
export function TakenChips({ line, day, onGiveBack }: TakenChipsProps) {
  const t = useTexts();
  const meaningOf = useMeaning(line, day);
  return (
    <ul className={styles.chips}>
      {line.taken.map((taken: Taken) => (
        <li key={taken.from}>
          <button
            type="button"
            className={styles.chip}
            title={t('quick.giveBack', { words: taken.words })}
            onClick={() => onGiveBack(taken.words)}
          >
            {meaningOf(taken)}
            <Icon name="x" size="small" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useMeaning({ task, rule, taken }: QuickLine, day: string) {
  const t = useTexts();
  const format = useFormat();
  const repeatWords = useRepeatWords();
  const nameOf = usePresetName();
  const hours = task.startTime && format.timeRange(`${task.startTime}-${task.endTime}`);
  // 'Sat morning' is one word for both.
  const ofPart = hours && taken.every(({ kind }) => kind !== 'time') ? ` ${hours}` : '';
  return ({ kind, words }: Taken): ReactNode => {
    if (kind === 'day') return shownDay(format, task.date ?? day, day) + ofPart;
    if (kind === 'time') return hours;
    if (kind === 'duration') return t('reminders.minutes', { minutes: task.minutes ?? '' });
    if (kind === 'course') return task.course;
    if (kind === 'tag') return words;
    if (kind === 'repeat') return rule && repeatWords(rule) + ofPart;
    if (kind === 'until')
      return t('quick.until', { day: shownDay(format, task.repeat?.until ?? day, day) });
    if (kind === 'remind') return nameOf(task.before?.[0] ?? 0);
    return (
      task.priority && (
        <>
          <PriorityBars priority={task.priority} />
          {t(`priority.${task.priority}`)}
        </>
      )
    );
  };
}

/** With its year where that is another than the open day's. */
export function shownDay(format: ReturnType<typeof useFormat>, day: string, open: string): string {
  const year = yearOf(day) === yearOf(open) ? undefined : 'numeric';
  return format.day({ weekday: 'short', year, month: 'long', day: 'numeric' })(day);
}

const yearOf = (day: string): string => day.slice(0, 4);
