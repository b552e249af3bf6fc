import { SelectField, TextField } from '@board/ui';
import type { ComponentProps } from 'react';
import { useKnownCourses } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

interface OwnCourseProps {
  /** What stands for none of one's own; without it a course must be named. */
  none?: string;
  field: Pick<Field, 'value' | 'onChange' | 'error'>;
}

/** Which of one's own courses a class is of. */
export function OwnCourse({ none, field }: OwnCourseProps) {
  const t = useTexts();
  const names = [...useKnownCourses().keys()];
  if (names.length === 0)
    return none === undefined && <TextField label={t('class.course')} required {...field} />;
  const options = names.map((value) => ({ value, label: value }));
  return (
    <SelectField
      label={t('class.course')}
      options={[{ value: '', label: none ?? t('class.choose') }, ...options]}
      {...field}
    />
  );
}
