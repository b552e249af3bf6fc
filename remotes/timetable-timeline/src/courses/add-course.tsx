import { usualWeeks } from '../plan/new-term.ts';
import { termOn } from '../plan/term-week.ts';
import { useTerms } from '../plan/terms.queries.ts';
import { newTerm, type PressedCells } from './course-draft.ts';
import { CourseForm } from './course-form.tsx';

interface AddCourseProps {
  day: string;
  /** Null for single days; by default that of the day, or one that is made with the course. */
  termId?: string | null | undefined;
  at?: PressedCells | undefined;
  onClose: () => void;
}

/** The form of a new course. */
export function AddCourse({ day, termId, at, onClose }: AddCourseProps) {
  const terms = useTerms();
  if (!terms) return null;
  const term = termId ? terms.find(({ id }) => id === termId) : termOn(terms, day);
  const start = {
    termId: termId === null ? null : (term?.id ?? newTerm),
    weeks: term?.weeks ?? usualWeeks,
    day,
    at,
  };
  return <CourseForm terms={terms} about={{ start }} onClose={onClose} />;
}
