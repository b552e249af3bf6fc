import type { Task } from '@board/contracts/calls/tasks';
import { dayMinutes, dayNumber, startOf } from '@board/time';
import { Button, EmptyState, Loaded, phone, Skeleton, useMedia } from '@board/ui';
import { Section } from '@board/ui/page';
import { useState } from 'react';
import { useMinuteNow } from '../calendar-page/entries/use-minute-now.ts';
import { useRemoveTasks } from '../task/use-remove-tasks.ts';
import { useTexts } from '../text.ts';
import { LeftChoice } from './left-choice.tsx';
import { LeftOver, mostShown } from './left-over.tsx';
import { useLeftOver } from './review.queries.ts';
import styles from './review-page.module.css';
import type { NextDay } from './use-next-week.ts';
import { usePlacing } from './use-placing.ts';
import { WeekGaps } from './week-gaps.tsx';

interface LeftPartProps {
  /** What should have been done by this day. */
  readonly until: string;
  readonly days: readonly NextDay[];
}

/** What was not done, and where in the next week it goes. */
export function LeftPart({ until, days }: LeftPartProps) {
  const t = useTexts();
  const isPhone = useMedia(phone);
  const request = useLeftOver(until);
  const now = useMinuteNow();
  const all = request.data?.items ?? [];
  const left = all.filter((task) => !isAhead(task, now));
  const tasks = left.slice(0, mostShown);
  const total = (request.data?.pagination.total ?? 0) - (all.length - left.length);
  const [chosenId, setChosenId] = useState('');
  const chosen = tasks.find(({ id }) => id === chosenId) ?? tasks[0];
  const { room, place, placeAll } = usePlacing(tasks, days);
  const { remove } = useRemoveTasks();
  const discard = (task: Task) => void remove(task);
  return (
    <Section
      title={t('review.left')}
      note={!isPhone && total > 0 && t('review.leftNote', { count: total })}
      actions={
        room > 1 && (
          <Button size="small" icon="today" label={t('review.placeAll')} onClick={placeAll} />
        )
      }
    >
      <Loaded
        request={request}
        failed={t('state.refreshFailed')}
        skeleton={<Skeleton height={480} />}
      >
        {() =>
          isPhone ? (
            <LeftChoice tasks={tasks} days={days} onPlace={place} onDiscard={discard} />
          ) : (
            <div className={styles.week}>
              {tasks.length === 0 ? (
                <EmptyState text={t('review.nothingLeft')} />
              ) : (
                <LeftOver
                  tasks={tasks}
                  total={total}
                  chosen={chosen}
                  onChoose={({ id }) => setChosenId(id)}
                  onDiscard={discard}
                />
              )}
              <WeekGaps
                days={days}
                task={chosen}
                onPlace={(laid) => chosen && place(chosen, laid)}
              />
            </div>
          )
        }
      </Loaded>
    </Section>
  );
}

/** It has its hour still to come today. */
const isAhead = ({ date, time }: Task, now: number): boolean =>
  time !== null && dayNumber(date) * dayMinutes + startOf(time) > now;
