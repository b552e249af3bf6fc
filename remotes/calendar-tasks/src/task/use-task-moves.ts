import type { Task } from '@board/contracts/calls/tasks';
import { recurrenceAheadDays, seriesScopes } from '@board/contracts/constants/tasks';
import { type DayPlace, type DayReach, useFormat } from '@board/platform';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../text.ts';
import { askFollowing } from './tasks.queries.ts';
import { useTold } from './use-told.ts';

export interface TaskMoves {
  readonly move: (task: Task, to: DayPlace, reach?: string) => void;
  readonly reaches: (task: Task) => Promise<readonly DayReach[]>;
}

/** Another day and time for a task that stands in a calendar; the same functions as long as the words are. */
export function useTaskMoves(): TaskMoves {
  const t = useTexts();
  const { fullDay } = useFormat();
  const told = useTold();
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  return useMemo(
    () => ({
      move(task, { date, time }, reach) {
        const scope = seriesScopes.find((each) => each === reach);
        void latest.current.save(task, { date, time: time ?? null }, scope);
      },
      async reaches(task) {
        const following = await askFollowing(task);
        const { open, own = 0 } = following ?? {};
        const reached =
          open === undefined
            ? t('scope.from', { day: fullDay(task.date) })
            : t('scope.count', { count: open, days: recurrenceAheadDays });
        const kept = own > 0 ? [t('scope.own', { count: own })] : [];
        return [
          { id: 'one', title: t('scope.one'), text: fullDay(task.date) },
          { id: 'following', title: t('scope.following'), text: [reached, ...kept].join(' ') },
        ];
      },
    }),
    [t, fullDay],
  );
}
