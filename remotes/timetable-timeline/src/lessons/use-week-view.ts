import { phone, useMedia } from '@board/ui';
import { useCallback, useState } from 'react';

export type View = 'week' | 'day';

type Place = 'phone' | 'desk';

const key = 'board.timetable.view';

/** A phone opens the day, a desk the week, until the person has chosen. */
export function useWeekView(): readonly [View, (view: View) => void] {
  const place = useMedia(phone) ? 'phone' : 'desk';
  const [chosen, setChosen] = useState(() => ({ phone: stored('phone'), desk: stored('desk') }));
  const choose = useCallback(
    (view: View) => {
      localStorage.setItem(keyOf(place), view);
      setChosen((before) => ({ ...before, [place]: view }));
    },
    [place],
  );
  return [chosen[place] ?? (place === 'phone' ? 'day' : 'week'), choose];
}

function stored(place: Place): View | null {
  const view = localStorage.getItem(keyOf(place));
  return view === 'week' || view === 'day' ? view : null;
}

/** What suits a phone says nothing about a desk. */
const keyOf = (place: Place): string => `${key}.${place}`;
