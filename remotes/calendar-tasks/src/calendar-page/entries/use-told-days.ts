import type { DayReading, DaySourceName } from '@board/platform';
import { useCallback, useState } from 'react';
import type { Told } from './entries.ts';

export type Tell = (monday: string, source: DaySourceName, reading: DayReading | null) => void;

/** What every source has told of every week that is shown. */
export function useToldDays(): readonly [ReadonlyMap<string, Told>, Tell] {
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  const tell = useCallback<Tell>((monday, source, reading) => {
    const key = `${monday} ${source.id}`;
    setTold((before) => {
      const after = new Map(before);
      if (reading === null) after.delete(key);
      else {
        const known = before.get(key)?.reading.things;
        after.set(key, { source, reading: { ...reading, things: reading.things ?? known } });
      }
      return after;
    });
  }, []);
  return [told, tell];
}
