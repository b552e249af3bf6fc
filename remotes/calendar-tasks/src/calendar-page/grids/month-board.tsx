import { useFormat } from '@board/platform';
import { monthGrid } from '@board/time';
import { classNames, Icon, Parts } from '@board/ui';
import { nextDay } from '@board/ui/month';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useTexts } from '../../text.ts';
import { type Entry, entriesOn } from '../entries/entries.ts';
import { dayOf } from '../moving/moving.ts';
import { useMonthDrag } from '../moving/use-month-drag.ts';
import type { Moving } from '../moving/use-moving.ts';
import { thingColour } from '../things/thing-colour.ts';
import { ThingName } from '../things/thing-name.tsx';
import { useThingWords } from '../things/use-thing-words.ts';
import styles from './month-board.module.css';
import { isPlain, useFocusOn } from './use-focus-on.ts';

interface MonthBoardProps {
  readonly month: string;
  /** The chosen one, which may be of a month that is not drawn yet. */
  readonly day: string;
  readonly today: string;
  readonly entries: readonly Entry[];
  readonly label: string;
  readonly moving: Moving;
  readonly onDay: (day: string) => void;
}

const linesShown = 3;
const order = ['exam', 'deadline', 'task', 'event', 'lesson'] as const;

/** Six weeks. Lessons are routine and only ticks; what is not has a line. The arrows choose a day. */
export function MonthBoard(props: MonthBoardProps) {
  const { month, day, today, entries, label, moving, onDay } = props;
  const format = useFormat();
  const weeks = useMemo(() => monthGrid(month), [month]);
  const ofDay = useMemo(() => entriesOn(entries, weeks.flat()), [weeks, entries]);
  const grid = useRef<HTMLDivElement>(null);
  const focusStop = useFocusOn(grid, undefined, !day.startsWith(month));

  const drag = useMonthDrag(entries, moving);
  const { lifted } = moving;
  const heldOn = lifted?.by === 'pointer' ? dayOf(lifted.place.from) : '';

  function onKeyDown(event: KeyboardEvent) {
    if (!isPlain(event)) return;
    const next = nextDay(event.key, day, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    focusStop();
    onDay(next);
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={styles.month}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <div role="row" className={styles.week}>
        {weeks[0]?.map((each) => (
          <div
            key={each}
            role="columnheader"
            className={styles.weekday}
            aria-label={format.weekday(each)}
          >
            {format.shortWeekday(each)}
          </div>
        ))}
      </div>
      <Parts>
        {weeks.map((week, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay, another month only fills them anew
          <div key={line} role="row" className={styles.week}>
            {week.map((each, column) => (
              <MonthDay
                // biome-ignore lint/suspicious/noArrayIndexKey: as the lines
                key={column}
                day={each}
                entries={ofDay.get(each) ?? none}
                isOutside={!each.startsWith(month)}
                isSelected={each === day}
                isToday={each === today}
                isHeldOver={each === heldOn}
                onDay={onDay}
              />
            ))}
          </div>
        ))}
      </Parts>
    </div>
  );
}

const none: readonly Entry[] = [];

interface MonthDayProps {
  readonly day: string;
  readonly entries: readonly Entry[];
  readonly isOutside: boolean;
  readonly isSelected: boolean;
  readonly isToday: boolean;
  /** What is in hand would come here. */
  readonly isHeldOver: boolean;
  readonly onDay: (day: string) => void;
}

function MonthDay(props: MonthDayProps) {
  const { day, entries, isOutside, isSelected, isToday, isHeldOver, onDay } = props;
  const t = useTexts();
  const format = useFormat();
  const words = useThingWords();
  const lessons = entries.filter(({ thing }) => thing.kind === 'lesson');
  const others = entries
    .filter(({ thing }) => thing.kind !== 'lesson')
    .sort(
      (a, b) =>
        Number(a.thing.done ?? false) - Number(b.thing.done ?? false) ||
        order.indexOf(a.thing.kind) - order.indexOf(b.thing.kind),
    );
  const shown = others.slice(0, linesShown);
  const name = [
    format.fullDay(day),
    ...(lessons.length > 0 ? [t('upcoming.lessons', { count: lessons.length })] : []),
    ...(others.length > 0 ? [t('planner.things', { count: others.length })] : []),
  ];
  return (
    <div
      role="gridcell"
      aria-selected={isSelected}
      data-day={day}
      className={classNames(styles.day, isOutside && styles.outside, isHeldOver && styles.held)}
    >
      <button
        type="button"
        className={styles.press}
        data-stop
        tabIndex={isSelected ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={name.join(t('list.pause'))}
        onClick={() => onDay(day)}
      >
        <b>{Number(day.slice(8))}</b>
        <span className={styles.ticks}>
          {lessons.map((entry) => (
            <i key={entry.key} style={thingColour(entry)} />
          ))}
        </span>
      </button>
      {shown.map((entry) => (
        <button
          key={entry.key}
          type="button"
          tabIndex={-1}
          className={classNames(styles.line, styles[entry.thing.kind])}
          data-done={entry.thing.done || undefined}
          data-thing={entry.key}
          style={thingColour(entry)}
          onClick={entry.thing.open}
        >
          {entry.thing.kind === 'deadline' && <Icon name="pin" size="small" />}
          <ThingName entry={entry} />
          {!entry.isWholeDay && <small aria-hidden="true">{words.clockAt(entry.from)}</small>}
        </button>
      ))}
      {others.length > linesShown && (
        <span className={styles.more} aria-hidden="true">
          {t('planner.more', { count: others.length - linesShown })}
        </span>
      )}
    </div>
  );
}
