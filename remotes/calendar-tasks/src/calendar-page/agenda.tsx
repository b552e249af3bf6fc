import { useFormat } from '@board/platform';
import { dayMinutes, dayNumber } from '@board/time';
import { Checkbox, classNames, EmptyState, Icon, IconButton, Parts } from '@board/ui';
import { Fragment, useMemo } from 'react';
import { useTexts } from '../text.ts';
import styles from './agenda.module.css';
import { gapsOf, piecesOf, type Span } from './entries/day-layout.ts';
import { type Entry, entriesOn } from './entries/entries.ts';
import { useMinuteNow } from './entries/use-minute-now.ts';
import { type MenuPlace, menuPlace } from './things/menu-place.ts';
import { thingColour } from './things/thing-colour.ts';
import { ThingName } from './things/thing-name.tsx';
import { useThingWords } from './things/use-thing-words.ts';

interface AgendaProps {
  readonly days: readonly string[];
  readonly entries: readonly Entry[];
  readonly today: string;
  readonly onAdd: (day: string, from: number, to: number) => void;
  readonly onMenu: (place: MenuPlace) => void;
}

/** What comes, day after day; days without anything are left out, free hours are lines of their own. */
export function Agenda({ days, entries, today, onAdd, onMenu }: AgendaProps) {
  const t = useTexts();
  const ofDay = useMemo(() => entriesOn(entries, days), [entries, days]);
  const filled = [...ofDay].filter(([, own]) => own.length > 0);
  if (filled.length === 0) return <EmptyState text={t('planner.nothing')} />;
  return (
    <Parts>
      {filled.map(([day, own]) => (
        <Day key={day} day={day} entries={own} isToday={day === today} {...{ onAdd, onMenu }} />
      ))}
    </Parts>
  );
}

interface DayProps extends Pick<AgendaProps, 'entries' | 'onAdd' | 'onMenu'> {
  readonly day: string;
  readonly isToday: boolean;
}

function Day({ day, entries, isToday, onAdd, onMenu }: DayProps) {
  const t = useTexts();
  const format = useFormat();
  const now = useMinuteNow();
  const gaps = gapsOf(piecesOf(entries, day), dayNumber(day) * dayMinutes, now);
  return (
    <section className={styles.day} aria-label={format.fullDay(day)}>
      <h2>
        {format.namedDay(day)} {isToday && <span>{t('told.today')}</span>}
      </h2>
      <ul>
        <Parts>
          {entries.map((entry, index) => (
            <Fragment key={entry.key}>
              {gaps
                .filter(({ to }) => isJustBefore(to, entries, index, day))
                .map((gap) => (
                  <FreeLine
                    key={gap.from}
                    gap={gap}
                    onAdd={() => onAdd(day, gap.from, Math.min(gap.to, gap.from + 60))}
                  />
                ))}
              <Line entry={entry} day={day} isPast={entry.to <= now} onMenu={onMenu} />
            </Fragment>
          ))}
        </Parts>
      </ul>
    </section>
  );
}

/** The first that begins where the free hours end. */
function isJustBefore(to: number, own: readonly Entry[], index: number, day: string): boolean {
  const end = dayNumber(day) * dayMinutes + to;
  return own.findIndex((each) => !each.isWholeDay && each.from === end) === index;
}

function FreeLine({ gap, onAdd }: { gap: Span; onAdd: () => void }) {
  const t = useTexts();
  const words = useThingWords();
  return (
    <li className={classNames(styles.line, styles.free)}>
      <span className={styles.time}>
        {words.clockAt(gap.from)}
        <small>{words.clockAt(gap.to)}</small>
      </span>
      <span className={styles.mark} />
      <span className={styles.words}>
        {t('planner.free', { length: words.lengthOf(gap.to - gap.from) })}
      </span>
      <button type="button" className={styles.add} onClick={onAdd}>
        {t('planner.addHere')}
      </button>
    </li>
  );
}

interface LineProps extends Pick<AgendaProps, 'onMenu'> {
  readonly entry: Entry;
  readonly day: string;
  readonly isPast: boolean;
}

function Line({ entry, day, isPast, onMenu }: LineProps) {
  const t = useTexts();
  const words = useThingWords();
  const { thing, from, to, isWholeDay } = entry;
  const { kind, title, text, fixed, done, open, tick } = thing;
  const small = [text, fixed].filter(Boolean).join(t('list.pause'));
  const begun = !isWholeDay && from < dayNumber(day) * dayMinutes;
  return (
    <li
      className={classNames(styles.line, styles[kind])}
      data-past={isPast || undefined}
      data-done={done || undefined}
      data-thing={entry.key}
      style={thingColour(entry)}
    >
      <span className={styles.time}>
        {isWholeDay
          ? t('planner.allDay')
          : begun
            ? t('planner.until', { time: words.clockAt(to) })
            : words.clockAt(from)}
        {!isWholeDay && !begun && from !== to && <small>{words.clockAt(to)}</small>}
      </span>
      {tick && kind === 'task' ? (
        <Checkbox
          hideLabel
          tone="done"
          className={styles.tick}
          label={t('row.done', { title })}
          checked={done ?? false}
          onChange={tick}
        />
      ) : (
        <span className={styles.mark}>
          {kind === 'deadline' && <Icon name="pin" size="small" />}
        </span>
      )}
      <button type="button" className={styles.words} onClick={open}>
        <ThingName entry={entry} className={styles.title} />
        {small && <small aria-hidden="true">{small}</small>}
      </button>
      <IconButton
        icon="more"
        size="small"
        label={t('moving.more', { title })}
        onClick={({ currentTarget }) => onMenu(menuPlace(entry, currentTarget))}
      />
    </li>
  );
}
