import { useKept, useSession } from '@board/platform';
import { phone, toggled, useMedia } from '@board/ui';
import { useMemo } from 'react';
import { deskViews, phoneViews, type View } from './views.ts';

const kept = 'board.calendar';

/** What suits a phone says nothing about a desk. */
export function useView(): readonly [View, (view: View) => void] {
  const isPhone = useMedia(phone);
  const [known, fallback] = isPhone ? [phoneViews, 'day' as const] : [deskViews, 'week' as const];
  const [last, keep] = useKept(`${kept}.view.${isPhone ? 'phone' : 'desk'}`);
  return [known.find((each) => each === last) ?? fallback, keep];
}

/** The sources that this person has switched off in this browser. */
export function useHidden(): readonly [ReadonlySet<string>, (source: string) => void] {
  const { user } = useSession();
  const [sources, keep] = useKept(`${kept}.hidden.${user?.id ?? ''}`);
  const hidden = useMemo(() => new Set(sources?.split('\n')), [sources]);
  return [hidden, (source) => keep([...toggled(hidden, source)].join('\n'))];
}
