import { useFormat } from '@board/platform';
import { monthOf } from '@board/time';
import { phone, useMedia } from '@board/ui';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../text.ts';
import { Agenda } from './agenda.tsx';
import styles from './calendar-body.module.css';
import { DayChoice, MonthChoice } from './day-choice.tsx';
import type { Entry } from './entries/entries.ts';
import { MonthBoard } from './grids/month-board.tsx';
import { TimeGrid } from './grids/time-grid.tsx';
import { isPlain, useFocusOn } from './grids/use-focus-on.ts';
import type { Moving } from './moving/use-moving.ts';
import { askedMenu, type MenuPlace } from './things/menu-place.ts';
import { daysOf, type Shown, titleOf } from './views.ts';

interface CalendarBodyProps {
  readonly shown: Shown<Entry>;
  /** It is what was chosen before, until the next is drawn. */
  readonly isComing: boolean;
  /** The day that is chosen by now. */
  readonly day: string;
  readonly today: string;
  readonly isBusy: boolean;
  readonly moving: Moving;
  readonly sources: ReactNode;
  readonly near: HTMLAttributes<HTMLElement>;
  readonly swipe: HTMLAttributes<HTMLElement>;
  /** Keys of the page that count only while a grid or the agenda has the focus. */
  readonly onLetter: (key: string) => boolean;
  readonly onDay: (day: string) => void;
  readonly onOpenDay: (day: string) => void;
  readonly onAdd: (day: string, from: number, to: number) => void;
  readonly onMenu: (place: MenuPlace) => void;
  readonly onPlace: (entry: Entry) => void;
}

/** Beside a month there is room for the next days alone. */
const daysBeside = 4;

const nothingKnown: readonly Entry[] = [];

/** The days of the view that is chosen, and beside them what they are chosen and filled from. */
export function CalendarBody(props: CalendarBodyProps) {
  const { shown, day, today, isBusy, moving, sources, onDay, onOpenDay, onAdd, onMenu, onPlace } =
    props;
  const { view, days, entries } = shown;
  const t = useTexts();
  const format = useFormat();
  const isPhone = useMedia(phone);
  const [margin, setMargin] = useState<HTMLElement | null>(null);
  const coming = useMemo(
    () => daysOf('agenda', shown.day).slice(0, view === 'month' ? daysBeside : undefined),
    [shown.day, view],
  );
  const main = useRef<HTMLDivElement>(null);
  const focusStop = useFocusOn(main, undefined, props.isComing);

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || moving.lifted || !isPlain(event)) return;
    if (
      !(event.target as Element).closest('[role=grid], [data-stop]') ||
      !props.onLetter(event.key)
    )
      return;
    event.preventDefault();
    focusStop();
  }

  const label = titleOf(view, days, format);
  // What is the same element as before is not drawn anew, so that no press waits for it.
  const choice = useMemo(
    () => (
      <MonthChoice
        day={shown.day}
        // Marks of one week alone would say that the others are free.
        entries={view === 'month' ? entries : nothingKnown}
        isTitled={view === 'month'}
        onDay={onDay}
      />
    ),
    [shown.day, entries, view, onDay],
  );
  const agenda = useMemo(
    () => <Agenda days={coming} {...{ entries, today, onAdd, onMenu }} />,
    [coming, entries, today, onAdd, onMenu],
  );
  const month = useMemo(
    () => (
      <MonthBoard month={monthOf(shown.day)} {...{ day, today, entries, label, moving, onDay }} />
    ),
    [shown.day, day, today, entries, label, moving, onDay],
  );
  const hours = useMemo(() => {
    const acts = { onDay: onOpenDay, onAdd, onMenu, onPlace };
    return <TimeGrid {...{ days, entries, today, label, isBusy, moving, margin, ...acts }} />;
  }, [days, entries, today, label, isBusy, moving, margin, onOpenDay, onAdd, onMenu, onPlace]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses of the things in it rise to here
    <div
      className={styles.body}
      data-view={view}
      {...props.near}
      onContextMenu={(event) => {
        const place = askedMenu(event, entries);
        if (place) onMenu(place);
      }}
    >
      {!isPhone && view !== 'month' && (
        <aside className={styles.side}>
          {choice}
          <h2>{t('planner.shown')}</h2>
          {sources}
          <div ref={setMargin} />
        </aside>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the grid in it rise to here */}
      <div ref={main} className={styles.main} onKeyDown={onKeyDown} {...(isPhone && props.swipe)}>
        {isPhone && view === 'day' && <DayChoice day={day} today={today} onDay={onDay} />}
        {view === 'month' && (isPhone ? choice : month)}
        {view === 'month' && isPhone && agenda}
        {view === 'agenda' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys count here, as in a grid
          <div role="group" aria-label={label} data-stop="agenda" tabIndex={0}>
            {agenda}
          </div>
        )}
        {(view === 'week' || view === 'three' || view === 'day') && hours}
      </div>
      {!isPhone && view === 'month' && <aside className={styles.side}>{agenda}</aside>}
    </div>
  );
}
