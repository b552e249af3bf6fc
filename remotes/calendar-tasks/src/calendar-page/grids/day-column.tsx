import { useFormat } from '@board/platform';
import { dayMinutes, dayNumber, laneShare } from '@board/time';
import { Icon, VisuallyHidden } from '@board/ui';
import type { CSSProperties, MouseEvent } from 'react';
import { useTexts } from '../../text.ts';
import { type Bar, type Block, type DayPlan, isSummed } from '../entries/day-layout.ts';
import { LiftedBlock } from '../moving/lifted-block.tsx';
import { type Place, quarter } from '../moving/moving.ts';
import { barsStop, gapStop, headStop, moreStop, thingStop } from '../moving/stops.ts';
import type { Moving } from '../moving/use-moving.ts';
import { ThingBlock } from '../things/thing-block.tsx';
import { useThingWords } from '../things/use-thing-words.ts';
import { hiddenBars, isShown } from './day-stops.ts';
import styles from './time-grid.module.css';

interface DayColumnProps {
  readonly plan: DayPlan;
  /** Of all columns. */
  readonly bars: readonly Bar[];
  readonly column: number;
  readonly shownBars: number;
  readonly stop: string;
  readonly isToday: boolean;
  /** No other day is beside it. */
  readonly isAlone: boolean;
  /** In minutes since its midnight. */
  readonly now: number;
  readonly moving: Moving;
  readonly onDay: (day: string) => void;
  readonly onAdd: (day: string, from: number, to: number) => void;
  readonly onAllBars: (day: string) => void;
  /** What is over shows itself. */
  readonly onEarlier: () => void;
}

/** Under so many minutes there is one line of words. */
const lineMinutes = 48;

/** One day: its head, what is of the whole day, the folded night and the hours. */
export function DayColumn(props: DayColumnProps) {
  const { plan, bars, column, shownBars, stop, isToday, isAlone, now } = props;
  const { moving, onDay, onAdd, onAllBars, onEarlier } = props;
  const { day, opensAt, night, blocks, more, gaps } = plan;
  const t = useTexts();
  const format = useFormat();
  const words = useThingWords();
  const hidden = hiddenBars(bars, column, shownBars);
  const { lifted } = moving;
  const midnight = dayNumber(day) * dayMinutes;
  const held = lifted && heldOn(lifted.place, midnight);
  const stopOf = (name: string) => ({ 'data-stop': name, tabIndex: name === stop ? 0 : -1 });
  const lineOf = (entry: Bar['entry']) => ({
    entry,
    stop: thingStop(day, entry.key),
    isStop: thingStop(day, entry.key) === stop,
    isLine: true,
    isLifted: lifted?.entry?.key === entry.key,
  });
  const at = ({ from, to }: { from: number; to: number }) =>
    ({ '--at': from / 60, '--long': (to - from) / 60 }) as CSSProperties;

  function addHere(event: MouseEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minutes = opensAt + ((event.clientY - top) / height) * (dayMinutes - opensAt);
    const half = 2 * quarter;
    const from = Math.min(Math.floor(minutes / half) * half, dayMinutes - 60);
    onAdd(day, from, from + 60);
  }

  return (
    <div
      role="row"
      aria-label={format.fullDay(day)}
      className={styles.day}
      data-today={isToday || undefined}
    >
      <div role="rowheader" className={styles.head}>
        <button
          type="button"
          {...stopOf(headStop(day))}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDay(day)}
        >
          <span aria-hidden="true">
            {format.shortWeekday(day)} <b>{Number(day.slice(8))}</b>
          </span>
          <VisuallyHidden>{format.fullDay(day)}</VisuallyHidden>
        </button>
      </div>
      <div className={styles.bars} data-bars>
        {bars
          .filter((bar) => bar.from === column && isShown(bar, bars, shownBars))
          .map(({ entry, from, to, lane }) => (
            <ThingBlock
              key={entry.key}
              {...lineOf(entry)}
              className={styles.bar}
              style={{ '--lane': lane, '--span': to - from } as CSSProperties}
            />
          ))}
        {held?.isWholeDay && <LiftedBlock moving={moving} style={{ top: 2 }} />}
        {hidden > 0 && (
          <div role="gridcell" className={styles.moreBars}>
            <button type="button" {...stopOf(barsStop(day))} onClick={() => onAllBars(day)}>
              {t('planner.more', { count: hidden })}
            </button>
          </div>
        )}
      </div>
      <div className={styles.night}>
        {isSummed(plan) ? (
          <div role="gridcell" className={styles.earlier}>
            <button type="button" {...stopOf(moreStop(day, 0))} onClick={onEarlier}>
              <Icon name="down" size="small" />
              {t('planner.things', { count: night.length })}
            </button>
          </div>
        ) : (
          night.map(({ entry, from, to, isBegun }) => (
            <ThingBlock
              key={entry.key}
              {...lineOf(entry)}
              note={isBegun ? t('planner.until', { time: words.clockAt(to) }) : words.clockAt(from)}
            />
          ))
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: every free hour between things is a stop with the same press */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: `n` and the stops of free hours do the same */}
      <div className={styles.hoursOf} data-hours={day} onClick={addHere}>
        {isToday && now >= opensAt && (
          <span
            className={styles.now}
            aria-hidden="true"
            style={{ '--at': now / 60 } as CSSProperties}
          />
        )}
        {gaps.map((gap) => (
          <div key={gap.from} role="gridcell" className={styles.gap} style={at(gap)}>
            <button
              type="button"
              {...stopOf(gapStop(day, gap.from))}
              onClick={() => onAdd(day, gap.from, Math.min(gap.to, gap.from + 60))}
            >
              <Icon name="plus" size="small" />
              <span aria-hidden="true">
                {t('planner.free', { length: words.lengthOf(gap.to - gap.from) })}
              </span>
              <VisuallyHidden>
                {t('planner.freeName', {
                  day: format.shortDay(day),
                  time: words.timesOf(gap),
                })}
              </VisuallyHidden>
            </button>
          </div>
        ))}
        {blocks.map((block) => (
          <PlacedBlock
            key={block.entry.key}
            block={block}
            day={day}
            stop={stop}
            now={now}
            isAlone={isAlone}
            isLifted={lifted?.entry?.key === block.entry.key}
            style={at(block)}
          />
        ))}
        {more.map(({ from, to, count }) => (
          <div
            key={from}
            role="gridcell"
            className={styles.more}
            style={{ ...at({ from, to }), left: '75%', width: '25%' }}
          >
            <button type="button" {...stopOf(moreStop(day, from))} onClick={() => onDay(day)}>
              {t('planner.more', { count })}
            </button>
          </div>
        ))}
        {held && !held.isWholeDay && held.to >= opensAt && (
          <LiftedBlock
            moving={moving}
            style={at({ from: Math.max(held.from, opensAt), to: held.to })}
          />
        )}
      </div>
    </div>
  );
}

/** What of it is on this day, in minutes since its midnight; the whole day is that of its start. */
function heldOn({ isWholeDay, ...place }: Place, midnight: number): Place | undefined {
  const from = Math.max(place.from - midnight, 0);
  const to = Math.min(place.to - midnight, dayMinutes);
  const isHere = isWholeDay
    ? place.from === midnight
    : from < dayMinutes && (to > 0 || to === from);
  return isHere ? { ...place, from, to, isWholeDay } : undefined;
}

interface PlacedBlockProps {
  readonly block: Block;
  readonly day: string;
  readonly stop: string;
  readonly now: number;
  readonly isAlone: boolean;
  readonly isLifted: boolean;
  readonly style: CSSProperties;
}

function PlacedBlock({ block, day, stop, now, isAlone, isLifted, style }: PlacedBlockProps) {
  const { entry, from, to, lanes, isBegun, goesOn } = block;
  const { start, size } = laneShare(block);
  const name = thingStop(day, entry.key);
  return (
    <ThingBlock
      entry={entry}
      stop={name}
      isStop={name === stop}
      isLine={to - from < lineMinutes}
      isNarrow={lanes > (isAlone ? 2 : 1)}
      isPast={to <= now}
      isBegun={isBegun}
      goesOn={goesOn}
      isLifted={isLifted}
      className={styles.placed}
      style={{ ...style, left: `calc(${start * 100}% + 2px)`, width: `calc(${size * 100}% - 4px)` }}
    />
  );
}
