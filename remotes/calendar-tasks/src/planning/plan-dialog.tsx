import type { Task } from '@board/contracts/calls/tasks';
import { useFormat, useToday } from '@board/platform';
import { addDays, rangeOf, type Span, wakingHours } from '@board/time';
import { Button, Checkbox, Dialog, EmptyState, IconButton, Loaded, Skeleton } from '@board/ui';
import { useMemo } from 'react';
import { lengthWords } from '../task/length-words.ts';
import { useDayTasks, useLateTasks, useOpenBetween } from '../task/tasks.queries.ts';
import { useChangeTasks } from '../task/use-change-tasks.ts';
import { useTexts } from '../text.ts';
import styles from './plan-dialog.module.css';
import { type Placed, usePlan } from './use-plan.ts';

export interface Taken extends Span {
  readonly key: string;
  readonly title: string;
}

interface PlanDialogProps {
  readonly day: string;
  /** The first of the days that are planned in one go: what had no room comes along. */
  readonly since: string;
  /** What has its time on that day, in minutes since its midnight. */
  readonly taken: readonly Taken[];
  /** In the same minutes. */
  readonly now: number;
  /** Whose things could not be had just now. */
  readonly missing: readonly string[];
  readonly onDay: (day: string) => void;
  readonly onClose: () => void;
}

const none: readonly Task[] = [];
const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** What is open and says how long it takes, laid into the free hours: nothing is written before the yes. */
export function PlanDialog({ day, since, taken, now, missing, onDay, onClose }: PlanDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const late = useLateTasks(today);
  const due = useDayTasks(day);
  const carried = useOpenBetween(since, addDays(day, -1));
  const along = carried.data?.items ?? (since < day && !carried.error ? undefined : none);
  const tasks = useMemo(
    () => late.data && along && due.data && [...late.data.items, ...along, ...due.data.items],
    [late.data, along, due.data],
  );
  const { wanted, placed, ...plan } = usePlan(tasks, { taken, now });
  const change = useChangeTasks();
  const chosen = placed.filter(({ isOn }) => isOn);
  const length = chosen.reduce((sum, { from, to }) => sum + to - from, 0);
  const left = wanted.filter(({ id }) => !placed.some(({ task }) => task.id === id));
  const ahead = taken.filter(({ to }) => to > now);
  const isFull = wanted.length > 0 && placed.length === 0;
  const full = day === today ? t('planning.over', { time: wakingHours.until }) : t('planning.full');
  const next = addDays(day, 1);
  const lines = [...placed, ...ahead].sort((a, b) => a.from - b.from);

  function submit() {
    if (chosen.length === 0) return;
    const times = new Map(chosen.map((each) => [each.task.id, rangeOf(each)]));
    onClose();
    void change(
      chosen.map(({ task }) => task),
      ({ id }) => ({ date: day, time: times.get(id) ?? null }),
    );
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      onSubmit={submit}
      title={t('planning.title', { day: format.namedDay(day) })}
      {...(isFull && {
        footer: (
          <Button
            variant="primary"
            label={t('planning.title', { day: format.namedDay(next) })}
            onClick={() => onDay(next)}
          />
        ),
      })}
      {...(placed.length > 0 && {
        subtitle: t('planning.until', { time: wakingHours.until }),
        footerStart: (
          <small role="status">
            {t('planning.length', { count: chosen.length, length: lengthWords(t, length) })}
          </small>
        ),
        footer: (
          <Button type="submit" variant="primary" disabled={chosen.length === 0}>
            {t('planning.place', { count: chosen.length })}
          </Button>
        ),
      })}
    >
      {missing.length > 0 && (
        <p className={styles.missing} role="status">
          {t('planning.missing', { sources: missing.join(t('list.pause')) })}
        </p>
      )}
      <Loaded
        request={{
          data: tasks,
          error: late.error ?? due.error,
          isValidating: late.isValidating || due.isValidating,
          mutate: () => Promise.all([late.mutate(), due.mutate()]),
        }}
        failed={t('state.refreshFailed')}
        skeleton={<Skeleton height={96} />}
      >
        {() =>
          placed.length === 0 ? (
            <EmptyState text={isFull ? full : t('planning.none')} />
          ) : (
            <ul className={styles.lines}>
              {lines.map((line) =>
                'task' in line ? (
                  <Proposal key={line.task.id} placed={line} day={day} {...plan} />
                ) : (
                  <li key={line.key} className={styles.taken}>
                    <time>{format.timeRange(rangeOf(line))}</time>
                    <span>{line.title}</span>
                    {ahead.some((each) => each !== line && overlap(each, line)) && (
                      <span className={styles.clash}>{t('planning.overlaps')}</span>
                    )}
                  </li>
                ),
              )}
            </ul>
          )
        }
      </Loaded>
      {placed.length > 0 && left.length > 0 && (
        <p className={styles.left}>
          {t('planning.left', {
            titles: left.map(({ title }) => title).join(t('list.pause')),
          })}
        </p>
      )}
    </Dialog>
  );
}

interface ProposalProps extends Pick<ReturnType<typeof usePlan>, 'next' | 'put' | 'turn'> {
  readonly placed: Placed;
  readonly day: string;
}

/** Ticked it will be written, and it goes by quarters to where there is room. */
function Proposal({ placed, day, next, put, turn }: ProposalProps) {
  const t = useTexts();
  const format = useFormat();
  const { task, isOn } = placed;
  const { id, title, date } = task;
  const [earlier, later] = [next(placed, -1), next(placed, 1)];
  const times = format.timeRange(rangeOf(placed));
  return (
    <li className={styles.proposal} data-off={!isOn || undefined}>
      <Checkbox
        hideLabel
        label={t('planning.use', { title, time: times })}
        checked={isOn}
        onChange={() => turn(id)}
      />
      <div className={styles.words}>
        <b>{title}</b>
        <small>
          <time>{times}</time>
          {date !== day && <span>{t('planning.late', { day: format.shortDay(date) })}</span>}
        </small>
      </div>
      <IconButton
        icon="up"
        label={t('planning.earlier', { title })}
        disabled={!earlier}
        onClick={() => earlier && put(id, earlier)}
      />
      <IconButton
        icon="down"
        label={t('planning.later', { title })}
        disabled={!later}
        onClick={() => later && put(id, later)}
      />
    </li>
  );
}
