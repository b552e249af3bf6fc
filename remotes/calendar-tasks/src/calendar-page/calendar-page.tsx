import { paths } from '@board/contracts/constants/paths';
import { selectDay, useFormat, usePressedDay, useToday } from '@board/platform';
import { Link } from '@board/platform/router';
import { addDays, dayMinutes, timeOf } from '@board/time';
import {
  Button,
  Dialog,
  IconButton,
  phone,
  Segmented,
  useMedia,
  useSwipeAcross,
  VisuallyHidden,
} from '@board/ui';
import { Page } from '@board/ui/page';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { blankForm } from '../task/form-values.ts';
import { useTasksWithin } from '../task/tasks.queries.ts';
import { useTaskDialogs } from '../tasks/task-dialogs.tsx';
import { useTaskRequests } from '../tasks/use-task-requests.ts';
import { useTexts } from '../text.ts';
import { CalendarBody } from './calendar-body.tsx';
import styles from './calendar-page.module.css';
import { type Entry, entriesOf } from './entries/entries.ts';
import { useToldDays } from './entries/use-told-days.ts';
import { WeekSources } from './entries/week-sources.tsx';
import { MovingBar } from './moving/moving-bar.tsx';
import { PlaceDialog } from './moving/place-dialog.tsx';
import { ReachDialog } from './moving/reach-dialog.tsx';
import { useMoving } from './moving/use-moving.ts';
import { PlanDay } from './plan-day.tsx';
import { SourceList } from './source-list.tsx';
import type { MenuPlace } from './things/menu-place.ts';
import { ThingMenu } from './things/thing-menu.tsx';
import { UntimedList } from './things/untimed-list.tsx';
import { useHidden, useView } from './use-kept.ts';
import { daysOf, deskViews, mondaysOf, phoneViews, titleOf, turned, type View } from './views.ts';

const lastMinute = dayMinutes - 1;

/** Whatever has a time, of whoever brings it, in one grid. */
export function CalendarPage() {
  const t = useTexts();
  const format = useFormat();
  const isPhone = useMedia(phone);
  const day = usePressedDay();
  const today = useToday();
  const [view, setView] = useView();
  const [hidden, onSwitch] = useHidden();
  const [told, tell] = useToldDays();
  const [asksSources, setAsksSources] = useState(false);
  /** The day that is being planned first: what has no room there goes along to the next. */
  const [plansFrom, planFrom] = useState('');
  const [placed, setPlaced] = useState<Entry | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const days = useMemo(() => daysOf(view, day), [view, day]);
  const entries = useMemo(() => entriesOf(told.values(), hidden), [told, hidden]);
  const chosen = useMemo(() => ({ view, day, days, entries }), [view, day, days, entries]);
  const shown = useDeferredValue(chosen);
  const [asked, ask] = useState(days);
  // Only then is it asked what other days have, so that neither waits for the other.
  useEffect(() => startTransition(() => ask(shown.days)), [shown.days]);
  const dialogs = useTaskDialogs();
  const [first = day] = mondaysOf([day]);
  const { tasks } = useTasksWithin(first, addDays(first, 6));
  useTaskRequests(dialogs, tasks ?? []);
  const { add } = dialogs;
  const choose = useCallback((next: string) => selectDay(next === today ? '' : next), [today]);
  const showDay = useCallback(
    (next: string) => {
      choose(next);
      setView('day');
    },
    [choose, setView],
  );
  const addAt = useCallback(
    (on: string, from: number, to: number) =>
      add({
        ...blankForm(on),
        startTime: timeOf(from),
        endTime: timeOf(Math.min(to, lastMinute)),
      }),
    [add],
  );
  const moving = useMoving({ ...shown, onDay: choose, onAdd: addAt });
  const turn = (pages: 1 | -1) => choose(turned(view, day, pages));
  const swipe = useSwipeAcross(turn);
  const known = isPhone ? phoneViews : deskViews;

  function onLetter(key: string): boolean {
    const next = known.find((each) => each.startsWith(key.toLowerCase()));
    // Before the views, for three days begin with it too.
    if (key === 't') choose(today);
    else if (next) setView(next);
    else if (key === '[' || key === ']') turn(key === ']' ? 1 : -1);
    else if (key === 'n') add(blankForm(day));
    else return false;
    return true;
  }

  function closeMenu() {
    setMenu(null);
    menu?.from?.focus();
  }

  const place = useCallback((entry: Entry) => {
    setAsksSources(false);
    setPlaced(entry);
  }, []);

  const label = titleOf(view, days, format);
  const isBusy = [...told.values()].some(({ reading }) => !reading.things && !reading.problem);
  const sources = <SourceList told={told} days={shown.days} hidden={hidden} onSwitch={onSwitch} />;
  const toToday = <Button onClick={() => choose(today)} label={t('group.today')} />;
  const choice = (
    <Segmented<View>
      label={t('planner.view')}
      options={known.map((value) => ({ value, label: t(`planner.views.${value}`) }))}
      value={view}
      onChange={setView}
    />
  );
  return (
    <Page
      size="full"
      title={isPhone ? shortMonth(day, today, format) : label}
      back={<Link to={paths.board}>{t('page.back')}</Link>}
      actions={
        <div className={styles.tools} data-away={moving.lifted ? true : undefined}>
          {moving.lifted && <MovingBar moving={moving} />}
          <IconButton icon="left" label={t('planner.earlier')} onClick={() => turn(-1)} />
          {!isPhone && toToday}
          <IconButton icon="right" label={t('planner.later')} onClick={() => turn(1)} />
          <IconButton
            icon="filter"
            className={styles.filter}
            data-view={view}
            label={t('planner.shown')}
            onClick={() => setAsksSources(true)}
          />
          {day >= today && (
            <IconButton icon="today" label={t('planning.open')} onClick={() => planFrom(day)} />
          )}
          {!isPhone && (
            <>
              {choice}
              <Button
                variant="primary"
                icon="plus"
                label={t('action.add')}
                onClick={() => add(blankForm(day))}
              />
            </>
          )}
        </div>
      }
    >
      {isPhone && (
        <div className={styles.views}>
          {choice}
          {toToday}
        </div>
      )}
      {mondaysOf(asked).map((monday) => (
        <WeekSources key={monday} monday={monday} tell={tell} />
      ))}
      <CalendarBody
        shown={shown}
        isComing={shown !== chosen}
        day={day}
        today={today}
        isBusy={isBusy}
        moving={moving}
        sources={sources}
        near={dialogs.near}
        swipe={swipe}
        onLetter={onLetter}
        onDay={choose}
        onOpenDay={showDay}
        onAdd={addAt}
        onMenu={setMenu}
        onPlace={place}
      />
      <Dialog
        open={asksSources}
        size="small"
        title={t('planner.shown')}
        onClose={() => setAsksSources(false)}
      >
        {sources}
        <UntimedList entries={entries} days={days} onPlace={place} />
      </Dialog>
      {plansFrom && (
        <PlanDay
          key={day}
          day={day}
          since={plansFrom}
          told={told}
          onDay={choose}
          onClose={() => planFrom('')}
        />
      )}
      <VisuallyHidden role="status">{moving.said}</VisuallyHidden>
      {menu && <ThingMenu at={menu} onPlace={place} onClose={closeMenu} />}
      {placed && (
        <PlaceDialog
          entry={placed}
          entries={entries}
          moving={moving}
          onClose={() => setPlaced(null)}
        />
      )}
      {moving.question && (
        <ReachDialog question={moving.question} settle={moving.settle} putBack={moving.putBack} />
      )}
      {dialogs.drawn}
    </Page>
  );
}

/** Beside the tools of a phone there is room for the month alone; another year is said. */
const shortMonth = (day: string, today: string, format: ReturnType<typeof useFormat>): string =>
  format.day({
    month: 'short',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  })(day);
