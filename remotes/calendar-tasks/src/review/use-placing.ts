import type { Task } from '@board/contracts/calls/tasks';
import { type Laid, rangeOf, spread } from '@board/time';
import { useChangeTasks } from '../task/use-change-tasks.ts';
import { lengthOfTask, type NextDay } from './use-next-week.ts';

/** Lays what is left over into the week to come; each is written at once and can be taken back. */
export function usePlacing(tasks: readonly Task[], days: readonly NextDay[]) {
  const change = useChangeTasks();
  const places = spread(tasks.map(lengthOfTask), days);
  const fitting = tasks.flatMap((task, index) => {
    const place = places[index];
    return place ? [{ task, place }] : [];
  });
  return {
    /** How many have room somewhere. */
    room: fitting.length,
    place: (task: Task, place: Laid) =>
      void change([task], { date: place.date, time: rangeOf(place) }),
    placeAll() {
      const found = new Map(fitting.map(({ task, place }) => [task.id, place]));
      void change(
        fitting.map(({ task }) => task),
        ({ id }) => {
          const place = found.get(id);
          return place ? { date: place.date, time: rangeOf(place) } : {};
        },
      );
    },
  };
}
