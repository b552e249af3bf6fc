import { useSession } from '@board/platform';
import { phone, useMedia } from '@board/ui';
import { useState } from 'react';
import { deskViews, phoneViews, type View } from './views.ts';

const kept = 'board.calendar';

/** What suits a phone says nothing about a desk. */
export function useView(): readonly [View, (view: View) => void] {
  const isPhone = useMedia(phone);
  const [known, fallback] = isPhone ? [phoneViews, 'day' as const] : [deskViews, 'week' as const];
  const key = `${kept}.view.${isPhone ? 'phone' : 'desk'}`;
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const last = chosen[key] ?? localStorage.getItem(key);
  const view = known.find((each) => each === last) ?? fallback;
  return [
    view,
    (next) => {
      localStorage.setItem(key, next);
      setChosen((before) => ({ ...before, [key]: next }));
    },
  ];
}

/** The sources that this person has switched off in this browser. */
export function useHidden(): readonly [ReadonlySet<string>, (source: string) => void] {
  const { user } = useSession();
  const key = `${kept}.hidden.${user?.id ?? ''}`;
  const [hidden, setHidden] = useState(() => new Set(localStorage.getItem(key)?.split('\n') ?? []));
  return [
    hidden,
    (source) => {
      const next = new Set(hidden);
      if (!next.delete(source)) next.add(source);
      localStorage.setItem(key, [...next].join('\n'));
      setHidden(next);
    },
  ];
}
