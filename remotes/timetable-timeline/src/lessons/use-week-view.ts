import { useCallback, useState, useSyncExternalStore } from 'react';

export type View = 'week' | 'day';

const phone = '(max-width: 767px)';
const key = 'board.timetable.view';

/** A phone opens the day, a desk the week, until the person has chosen. */
export function useWeekView(): readonly [View, (view: View) => void] {
  const [chosen, setChosen] = useState<View | null>(stored);
  const isPhone = useIsPhone();
  const choose = useCallback(
    (view: View) => {
      localStorage.setItem(storageKey(isPhone), view);
      setChosen(view);
    },
    [isPhone],
  );
  return [chosen ?? (isPhone ? 'day' : 'week'), choose];
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
}

function stored(): View | null {
  const view = localStorage.getItem(storageKey(matchMedia(phone).matches));
  return view === 'week' || view === 'day' ? view : null;
}

/** What suits a phone says nothing about a desk. */
const storageKey = (isPhone: boolean): string => `${key}.${isPhone ? 'phone' : 'desk'}`;

function subscribe(changed: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
