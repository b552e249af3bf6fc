import { useFormat } from '@board/platform';
import { Icon, VisuallyHidden } from '@board/ui';
import { coloured } from '../plan/accent.ts';
import type { Lesson } from '../plan/lessons.queries.ts';
import { usePlanWords } from '../plan/plan-words.ts';
import { useTexts } from '../text.ts';
import type { Placed } from './lanes.ts';
import styles from './lesson-block.module.css';

interface LessonBlockProps {
  placed: Placed<Lesson>;
  stop: string;
  tabbable: boolean;
  /** It has a whole day's width. */
  wide: boolean;
  onOpen: (lesson: Lesson) => void;
}

/** Stands in the cell of its first row and reaches down over the rows it fills. */
export function LessonBlock({ placed, stop, tabbable, wide, onOpen }: LessonBlockProps) {
  const { item: lesson, from, to, lane, lanes } = placed;
  const t = useTexts();
  const format = useFormat();
  const share = 100 / lanes;
  return (
    <button
      type="button"
      className={styles.block}
      data-wide={wide || undefined}
      data-narrow={(lanes > 1 && !wide) || undefined}
      data-short={to - from <= 1 || undefined}
      data-stop={stop}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => onOpen(lesson)}
      style={{
        ...coloured(lesson.color),
        top: `calc(var(--period-row) * ${from - Math.floor(from)})`,
        height: `calc(var(--period-row) * ${to - from})`,
        left: `${lane * share}%`,
        width: `${share}%`,
      }}
    >
      <span className={styles.inner}>
        <span className={styles.name}>{lesson.name}</span>
        {lesson.periods === '' && (
          <span className={styles.where} aria-hidden="true">
            {format.timeRange(lesson.time)}
          </span>
        )}
        {lesson.location && (
          <>
            {' '}
            <span className={styles.where}>{lesson.location}</span>
          </>
        )}
        <LessonDetails lesson={lesson} />
        {lesson.changed && (
          <span className={styles.changed}>
            <Icon name="info" size="small" label={t('lesson.changed')} />
          </span>
        )}
      </span>
    </button>
  );
}

/** All that a block shows by its place, in words for those who do not see it. */
export function LessonDetails({ lesson }: { lesson: Lesson }) {
  const t = useTexts();
  const format = useFormat();
  const { periodsInWords } = usePlanWords();
  const details = [
    format.day({ weekday: 'long', month: 'long', day: 'numeric' })(lesson.date),
    periodsInWords(lesson.periods),
    format.timeRange(lesson.time),
    lesson.teacher,
  ];
  const separator = t('list.separator');
  return (
    <VisuallyHidden>
      {separator}
      {details.filter(Boolean).join(separator)}
    </VisuallyHidden>
  );
}
