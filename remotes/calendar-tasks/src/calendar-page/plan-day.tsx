import { dayMinutes, dayNumber } from '@board/time';
import { useMemo } from 'react';
import { PlanDialog } from '../planning/plan-dialog.tsx';
import { piecesOf } from './entries/day-layout.ts';
import { entriesOf, type Told } from './entries/entries.ts';
import { useMinuteNow } from './entries/use-minute-now.ts';

interface PlanDayProps {
  readonly day: string;
  readonly since: string;
  readonly told: ReadonlyMap<string, Told>;
  readonly onDay: (day: string) => void;
  readonly onClose: () => void;
}

/** What is switched off takes its time as well, but what is done no more. */
export function PlanDay({ day, since, told, onDay, onClose }: PlanDayProps) {
  const now = useMinuteNow() - dayNumber(day) * dayMinutes;
  const taken = useMemo(
    () =>
      piecesOf(entriesOf(told.values(), new Set()), day)
        .filter(({ entry: { thing } }) => thing.kind !== 'deadline' && !thing.done)
        .map(({ entry: { key, thing }, from, to }) => ({ key, title: thing.title, from, to })),
    [told, day],
  );
  const missing = [...told.values()].flatMap(({ source, reading }) =>
    reading.problem ? [source.title] : [],
  );
  return (
    <PlanDialog {...{ day, since, taken, now, onDay, onClose }} missing={[...new Set(missing)]} />
  );
}
