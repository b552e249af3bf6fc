import { type LayerProps, useKnown } from '@board/platform';
import { weekSpan } from '@board/time';
import { useLessons } from '../plan/lessons.queries.ts';
import { LessonDialog } from './lesson-dialog.tsx';

/** A lesson over any page, found in its week, which is there already where it was seen. */
export function LessonLayer(layer: LayerProps) {
  const { start, end } = weekSpan(layer.about?.date ?? '');
  const lesson = useKnown(layer, useLessons(start, end));
  return lesson && <LessonDialog lesson={lesson} onClose={layer.onClose} />;
}
