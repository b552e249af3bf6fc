import { listFreeTime, planRevision } from '@board/contracts/calls/planning';
import { deleteTasks, type Task } from '@board/contracts/calls/tasks';
import { freeTimeDays } from '@board/contracts/constants/planning';
import { useApi, useSend, useWrite } from '@board/platform';
import { addDays, minutesOf } from '@board/time';
import { useMemo } from 'react';

/** What is free from today to the eve of that day, as far ahead as can be asked. */
export function useFreeDays(today: string, examDay: string | undefined) {
  const [end = ''] = [addDays(examDay ?? today, -1), addDays(today, freeTimeDays - 1)].sort();
  const request = useApi(
    listFreeTime,
    end < today ? null : { query: { start_date: today, end_date: end } },
  );
  const days = useMemo(
    () =>
      request.data?.days.map(({ date, free }) => ({
        date,
        free: free.map(({ from, until }) => ({ from: minutesOf(from), to: minutesOf(until) })),
      })),
    [request.data],
  );
  return { ...request, data: days };
}

export function useRevisionWrites() {
  const { write, pending } = useWrite(planRevision);
  const remove = useSend<typeof deleteTasks, readonly Task[]>(deleteTasks);
  return {
    pending,
    plan: (id: string, blocks: Parameters<typeof write>[0]['body']['blocks']) =>
      write({ params: { id }, body: { blocks } }),
    remove: (seen: readonly Task[]) =>
      remove({ body: { task_ids: seen.map(({ id }) => id) } }, { seen }),
  };
}
