import type { DaySourcesProps, DayThing } from '@board/platform';
import { useCallback, useMemo, useState } from 'react';

/** Neither a task nor routine: a day that has one is not free. */
const isFixed = ({ kind }: DayThing): boolean => kind === 'exam' || kind === 'event';

/** What stands on days whoever brings it: exams and what calendars say. */
export function useFixedThings(): readonly [readonly DayThing[], DaySourcesProps['onReading']] {
  const [told, setTold] = useState<ReadonlyMap<string, readonly DayThing[]>>(new Map());
  const onReading = useCallback<DaySourcesProps['onReading']>(({ id }, reading) => {
    setTold((before) => {
      const things = reading ? (reading.things?.filter(isFixed) ?? before.get(id) ?? []) : [];
      return new Map(before).set(id, things);
    });
  }, []);
  const things = useMemo(
    () => [...told.values()].flat().sort((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1)),
    [told],
  );
  return [things, onReading];
}
