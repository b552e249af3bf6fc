import type { Task } from '@board/contracts/calls/tasks';
import { useFormat, useLocale } from '@board/platform';
import { type Laid, laneShare, type Placed, rangeOf, type Span, timeOf } from '@board/time';
import { classNames, VisuallyHidden } from '@board/ui';
import type { CSSProperties, DragEvent } from 'react';
import type { Entry } from '../calendar-page/entries/entries.ts';
import { thingColour } from '../calendar-page/things/thing-colour.ts';
import { useTexts } from '../text.ts';
import { hours, lengthOfTask, type NextDay } from './use-next-week.ts';
import styles from './week-gaps.module.css';

interface WeekGapsProps {
  readonly days: readonly NextDay[];
  readonly task: Task | undefined;
  readonly onPlace: (place: Laid) => void;
}

const quarter = 15;
const marks = [8, 10, 12, 14, 16, 18, 20];
const shareOf = (minutes: number): string =>
  `${((minutes - hours.from) / (hours.to - hours.from)) * 100}%`;

const placeOf = ({ from, to }: Span): CSSProperties => ({
  top: shareOf(Math.max(from, hours.from)),
  bottom: `calc(100% - ${shareOf(Math.min(to, hours.to))})`,
});

const isHalf = (piece: Pick<Placed<unknown>, 'lane' | 'lanes'>): boolean =>
  laneShare(piece).size < 1;

/** What is at the same time stands side by side. */
function laneOf(piece: Pick<Placed<unknown>, 'lane' | 'lanes'>): CSSProperties {
  const { start, size } = laneShare(piece);
  return {
    insetInlineStart: `calc(${start * 100}% + 2px)`,
    inlineSize: `calc(${size * 100}% - 4px)`,
  };
}

/** A day has more room where two things stand side by side. */
const columnOf = ({ pieces }: NextDay): string => `minmax(0, ${pieces.some(isHalf) ? 1.8 : 1}fr)`;

/** The week to come: what has its time as it is, and what is free as something to press or to drop on. */
export function WeekGaps({ days, task, onPlace }: WeekGapsProps) {
  const format = useFormat();
  return (
    <div
      className={styles.week}
      style={{ gridTemplateColumns: `32px ${days.map(columnOf).join(' ')}` }}
    >
      <div className={styles.axis} aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour} style={{ top: shareOf(hour * 60) }}>
            {hour}
          </span>
        ))}
      </div>
      {days.map(({ date, pieces, free }) => (
        <section key={date} className={styles.day} aria-label={format.namedDay(date)}>
          <h3>
            {format.shortWeekday(date)} <b>{Number(date.slice(8))}</b>
          </h3>
          <div className={styles.hours}>
            {pieces.map((piece) => (
              <Taken key={piece.item.key} piece={piece} />
            ))}
            {free.map((gap) => (
              <Gap key={gap.from} date={date} gap={gap} task={task} onPlace={onPlace} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** An hour is 32 px high. An exam says that it is one where it has two lines in a whole column. */
function Taken({ piece }: { readonly piece: Placed<Entry> }) {
  const t = useTexts();
  const lineHeight = useLocale() === 'en' ? 14 : 16;
  const { thing } = piece.item;
  const isExam = thing.kind === 'exam';
  const rows = Math.floor((((piece.to - piece.from) / 60) * 32 - 4) / lineHeight);
  const half = isHalf(piece);
  const isShort = rows < (half ? 3 : 2);
  const lines = { '--lines': Math.max(1, rows) } as CSSProperties;
  const kind = t('planner.kind.exam');
  return (
    <span
      className={styles.taken}
      data-kind={thing.kind}
      style={{ ...placeOf(piece), ...laneOf(piece), ...thingColour(piece.item) }}
      title={`${timeOf(piece.from)} ${thing.title}`}
    >
      <span className={styles.title} style={lines}>
        {/* Its edge says it where words have no room. */}
        {isExam && (half || isShort ? <VisuallyHidden>{kind}</VisuallyHidden> : `${kind}\n`)}
        {isShort ? (thing.short ?? thing.title) : thing.title}
      </span>
    </span>
  );
}

interface GapProps {
  readonly date: string;
  readonly gap: Span;
  readonly task: Task | undefined;
  readonly onPlace: (place: Laid) => void;
}

function Gap({ date, gap, task, onPlace }: GapProps) {
  const t = useTexts();
  const format = useFormat();
  const minutes = task ? lengthOfTask(task) : 0;
  const first = Math.ceil(gap.from / quarter) * quarter;
  const fits = task !== undefined && first + minutes <= gap.to;
  if (task && !fits) return null;
  const time = format.timeRange(rangeOf(gap));
  const at = (from: number): Laid => ({ date, from, to: from + minutes });

  /** Where it was let go, to the quarter, as far as it has room from there on. */
  function drop(event: DragEvent<HTMLElement>) {
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    const pointed = gap.from + share * (gap.to - gap.from) - minutes / 2;
    const latest = Math.floor((gap.to - minutes) / quarter) * quarter;
    const from = Math.round(pointed / quarter) * quarter;
    onPlace(at(Math.max(first, Math.min(from, latest))));
  }

  return (
    <button
      type="button"
      className={classNames(styles.gap, !fits && styles.small)}
      style={placeOf(gap)}
      disabled={!fits}
      aria-label={t(task ? 'review.gapFor' : 'review.gap', { time, title: task?.title ?? '' })}
      onClick={() => onPlace(at(first))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {time}
    </button>
  );
}
