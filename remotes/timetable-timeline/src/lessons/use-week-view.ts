import { useKept } from '@board/platform';
import { phone, useMedia } from '@board/ui';

export type View = 'week' | 'day';

/** A phone opens the day, a desk the week, until the person has chosen; what suits the one says nothing about the other. */
export function useWeekView(): readonly [View, (view: View) => void] {
  const isPhone = useMedia(phone);
  const [last, keep] = useKept(`board.timetable.view.${isPhone ? 'phone' : 'desk'}`);
  return [last === 'week' || last === 'day' ? last : isPhone ? 'day' : 'week', keep];
}
