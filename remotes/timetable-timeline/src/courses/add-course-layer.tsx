import { type LayerProps, useSelectedDay } from '@board/platform';
import { useTerms } from '../plan/lessons.queries.ts';
import { termOn } from '../plan/term-week.ts';
import { CourseForm } from './course-form.tsx';

/** The form of a new course over any page, for the term of the selected day. */
export function AddCourseLayer({ about, onClose }: LayerProps) {
  const selected = useSelectedDay();
  const day = about?.date ?? selected;
  const terms = useTerms();
  if (!terms) return null;
  const term = termOn(terms, day);
  return (
    <CourseForm
      terms={terms}
      start={{ termId: term?.id ?? null, weeks: term?.weeks ?? 16, day }}
      onClose={onClose}
    />
  );
}
