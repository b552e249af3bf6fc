import { type LayerProps, useSelectedDay } from '@board/platform';
import { AddCourse } from './add-course.tsx';
import { CourseFormLoader } from './course-form-loader.tsx';

/** The form of a course over any page: of one that is there, or of a new one in the term of the selected day. */
export function CourseLayer({ about, onClose }: LayerProps) {
  const selected = useSelectedDay();
  if (about?.id) return <CourseFormLoader id={about.id} onClose={onClose} />;
  return <AddCourse day={about?.date ?? selected} onClose={onClose} />;
}
