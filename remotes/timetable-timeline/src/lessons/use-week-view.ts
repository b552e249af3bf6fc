import { phone, useMedia } from '@board/ui';
import { useCallback, useState } from 'react';

export type View = 'week' | 'day';

const key = 'board.timetable.view';

/** A phone opens the day, a desk the week, until the person has chosen. */
export function useWeekView(): readonly [View, (view: View) => void] {
  const [chosen, setChosen] = useState<View | null>(stored);
  const isPhone = useMedia(phone);
  const choose = useCallback(
    (view: View) => {
      localStorage.setItem(storageKey(isPhone), view);
      setChosen(view);
    },
    [isPhone],
  );
  return [chosen ?? (isPhone ? 'day' : 'week'), choose];
}

function stored(): View | null {
  const view = localStorage.getItem(storageKey(matchMedia(phone).matches));
  return view === 'week' || view === 'day' ? view : null;
}

/** What suits a phone says nothing about a desk. */
const storageKey = (isPhone: boolean): string => `${key}.${isPhone ? 'phone' : 'desk'}`;
