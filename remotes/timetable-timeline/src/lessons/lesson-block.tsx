import { useFormat } from '@board/platform';
import { laneShare, type Placed } from '@board/time';
import { Icon, tinted, VisuallyHidden } from '@board/ui';
import type { Lesson } from '../plan/lessons.queries.ts';
import { usePlanWords } from '../plan/plan-words.ts';
import { useTexts } from '../text.ts';
import { type Band, topOf } from './bands.ts';

import styles from './lesson-block.module.css';

interface LessonBlockProps {
  placed: Placed<Lesson>;
  stop: string;
  tabbable: boolean;
  /** It has a whole day's width. */
  wide: boolean;
  bands: readonly Band[];
  /** One of more than stand side by side: the first is shown, the others are edges. */
  piled: boolean;
  onOpen: (lesson: Lesson) => void;
  onPile: (day: string) => void;
}

/** Stands in the cell of its first row and reaches down over the rows it fills. */
export function LessonBlock(props: LessonBlockProps) {
  const { placed, stop, tabbable, wide, bands, piled, onOpen, onPile } = props;
  const { item: lesson, from, to, lane, lanes } = placed;
  const t = useTexts();
  const [begins, ends] = lesson.time.split('-');
  const { start, size } = laneShare(placed);
  const height = topOf(to, bands) - topOf(from, bands);
  return (
    <button
      type="button"
      className={styles.block}
      data-wide={wide || undefined}
      data-narrow={(lanes > 1 && !wide && !piled) || undefined}
      data-edge={(piled && lane > 0) || undefined}
      data-short={height <= 1 || undefined}
      data-stop={stop}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => (piled ? onPile(lesson.date) : onOpen(lesson))}
      style={{
        ...tinted(lesson.color),
        top: `calc(var(--period-row) * ${topOf(from, bands) - topOf(Math.floor(from), bands)})`,
        height: `calc(var(--period-row) * ${height})`,
        ...(piled ? pileAt(lane, lanes) : { left: `${start * 100}%`, width: `${size * 100}%` }),
      }}
    >
      <span className={styles.inner}>
        <span className={styles.name}>{lesson.name}</span>
        {lesson.periods === '' && (
          <span className={styles.where} aria-hidden="true">
            {begins}
            <span className={styles.end}>{`–${ends}`}</span>
          </span>
        )}
        {lesson.location && (
          <>
            {' '}
            <span className={styles.where}>{lesson.location}</span>
          </>
        )}
        <LessonDetails lesson={lesson} />
        {piled && lane === 0 && <span className={styles.more}>{`+${lanes - 1}`}</span>}
        {lesson.changed && (
          <span className={styles.changed}>
            <Icon name="info" size="small" label={t('lesson.changed')} />
          </span>
        )}
      </span>
    </button>
  );
}

const edgeWidth = 8;

function pileAt(lane: number, lanes: number) {
  if (lane === 0) return { left: '0%', width: `calc(100% - ${(lanes - 1) * edgeWidth}px)` };
  return { left: `calc(100% - ${(lanes - lane) * edgeWidth}px)`, width: edgeWidth };
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
