import type { Task } from '@board/contracts/calls/tasks';
import { courseColours } from '@board/contracts/constants/periods';
import type { Text } from '@board/platform';
import { Icon, tinted } from '@board/ui';
import { useCourses } from './courses.queries.ts';
import { lengthWords } from './length-words.ts';
import styles from './plan-marks.module.css';

type Planned = Pick<Task, 'course' | 'tags' | 'steps' | 'duration_minutes' | 'time'>;

/** A span says its length by itself. */
const minutesOf = (task: Planned) => (task.time ? null : task.duration_minutes);

export function hasPlan(task: Planned): boolean {
  const { course, tags, steps } = task;
  return course !== '' || tags.length > 0 || steps.length > 0 || minutesOf(task) !== null;
}

/** Of many tags a line shows the first. */
const tagsOfLine = 2;

/** For which course, under which tags, how far and how long. */
export function PlanMarks({ task, t }: { readonly task: Planned; readonly t: Text }) {
  const { course, tags, steps } = task;
  const minutes = minutesOf(task);
  return (
    <>
      {course !== '' && <CourseMark name={course} />}
      {tags.slice(0, tagsOfLine).map((tag) => (
        <TagMark key={tag} tag={tag} />
      ))}
      {steps.length > 0 && (
        <span className={styles.figure}>
          <Icon name="check" size="small" label={t('field.steps')} />
          {steps.filter(({ done }) => done).length}/{steps.length}
        </span>
      )}
      {minutes !== null && <span className={styles.figure}>{lengthWords(t, minutes)}</span>}
    </>
  );
}

export function TagMark({ tag }: { readonly tag: string }) {
  return (
    <span className={styles.tag} style={tinted(colourOfTag(tag))}>
      {tag}
    </span>
  );
}

/** A course that is no longer there has its name and no colour. */
export function CourseMark({ name }: { readonly name: string }) {
  const known = useCourses().find((course) => course.name === name);
  return (
    <span className={styles.course} style={known && tinted(known.color)}>
      {name}
    </span>
  );
}

/** A tag has the same colour everywhere, which nobody keeps. */
function colourOfTag(tag: string): number {
  let sum = 0;
  for (const letter of tag.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % courseColours) + 1;
}
