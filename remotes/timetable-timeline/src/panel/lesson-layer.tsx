import type { LayerProps } from '@board/platform';
import { weekSpan } from '@board/time';
import { useEffect } from 'react';
import { useLessons } from '../plan/lessons.queries.ts';
import { LessonDialog } from './lesson-dialog.tsx';

/** A lesson over any page, found in its week, which is there already where it was seen. */
export function LessonLayer({ about, onClose }: LayerProps) {
  const { start, end } = weekSpan(about?.date ?? '');
  const { data, error } = useLessons(start, end);
  const lesson = data?.items.find(({ id }) => id === about?.id);
  const isGone = error !== undefined || (data !== undefined && !lesson);
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return lesson && <LessonDialog lesson={lesson} onClose={onClose} />;
}
