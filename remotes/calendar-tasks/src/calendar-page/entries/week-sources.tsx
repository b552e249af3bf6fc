import { DaySources, type DaySourcesProps } from '@board/platform';
import { addDays } from '@board/time';
import { useCallback } from 'react';
import type { Tell } from './use-told-days.ts';

/** Draws nothing, and hears what everybody has in one week. */
export function WeekSources({ monday, tell }: { monday: string; tell: Tell }) {
  const onReading = useCallback<DaySourcesProps['onReading']>(
    (source, reading) => tell(monday, source, reading),
    [monday, tell],
  );
  return <DaySources start={monday} end={addDays(monday, 6)} onReading={onReading} />;
}
