import type { Task } from '@board/contracts/calls/tasks';
import { beside, fitted, minutesOf, type Span, wakingHours } from '@board/time';
import { toggled } from '@board/ui';
import { useMemo, useState } from 'react';
import { byWeight } from '../task/by-weight.ts';

export interface Placed extends Span {
  readonly task: Task;
  /** It is to be written. */
  readonly isOn: boolean;
}

const until = minutesOf(wakingHours.until);

/** Where the open tasks of a day would go, and what the person makes of it. */
export function usePlan(
  tasks: readonly Task[] | undefined,
  { taken, now }: { taken: readonly Span[]; now: number },
) {
  // What is looked at does not move on with the clock.
  const [hours] = useState({ from: Math.max(minutesOf(wakingHours.from), now), to: until });
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState<ReadonlyMap<string, Span>>(new Map());
  const wanted = useMemo(
    () =>
      (tasks ?? [])
        .filter(({ completed, time }) => !completed && !time)
        .map((task) => ({ ...task, minutes: task.duration_minutes ?? 0 }))
        .filter(({ minutes }) => minutes > 0)
        .sort(byWeight),
    [tasks],
  );
  const places = useMemo(() => fitted(wanted, taken, hours), [wanted, taken, hours]);
  const placed = wanted
    .flatMap((task): Placed[] => {
      const place = moved.get(task.id) ?? places.get(task.id);
      return place ? [{ ...place, task, isOn: !off.has(task.id) }] : [];
    })
    .sort((a, b) => a.from - b.from);

  function next(each: Placed, steps: 1 | -1): Span | undefined {
    return beside(each, steps, [...taken, ...placed.filter((other) => other !== each)], hours);
  }

  return {
    wanted,
    placed,
    next,
    put: (id: string, place: Span) => setMoved(new Map(moved).set(id, place)),
    turn: (id: string) => setOff(toggled(off, id)),
  };
}
