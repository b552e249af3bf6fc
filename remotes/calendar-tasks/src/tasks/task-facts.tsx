import type { Task } from '@board/contracts/calls/tasks';
import { useFormat } from '@board/platform';
import { PriorityBars } from '@board/ui';
import { Facts } from '@board/ui/dialogs';
import { useRepeatWords } from '../recurrence/use-repeat-words.ts';
import { usePresetName } from '../reminders/use-preset-name.ts';
import { stateOf } from '../task/assignment.ts';
import { lengthWords } from '../task/length-words.ts';
import { CourseMark, TagMark } from '../task/plan-marks.tsx';
import { useTexts } from '../text.ts';
import styles from './task-facts.module.css';

interface TaskFactsProps {
  readonly task: Task;
  /** It is looked at for its reminder, which then comes first. */
  readonly reminder: boolean;
}

/** Everything that is known of a task, to be read. */
export function TaskFacts({ task, reminder }: TaskFactsProps) {
  const t = useTexts();
  const nameOf = usePresetName();
  const format = useFormat();
  const repeat = useRepeatWords();
  const { priority, reminders, course, tags, duration_minutes: minutes } = task;
  const state = stateOf(task);
  const reminds = [
    t('field.reminder'),
    task.has_reminder &&
      (reminders.length === 0
        ? t('reminders.unset')
        : reminders.map(({ minutes_before: minutes, time }) => (
            <span key={time} className={styles.reminder}>
              <time>{format.instant(time)}</time>
              {minutes !== null && <small>{nameOf(minutes)}</small>}
            </span>
          ))),
  ] as const;
  return (
    <>
      <p className={styles.title}>{task.title}</p>
      <Facts
        facts={[
          ...(reminder ? [reminds] : []),
          [
            t('field.state'),
            t(state ? `assignment.${state}` : task.completed ? 'state.done' : 'state.open'),
          ],
          [t('field.date'), format.fullDay(task.date)],
          [t('field.time'), task.time && <time key="time">{format.timeRange(task.time)}</time>],
          [t('field.duration_minutes'), minutes !== null && lengthWords(t, minutes)],
          [
            t('field.course'),
            course && (
              <span key="course" className={styles.course}>
                <CourseMark name={course} />
              </span>
            ),
          ],
          [
            t('field.tags'),
            tags.length > 0 && (
              <span key="tags" className={styles.tags}>
                {tags.map((tag) => (
                  <TagMark key={tag} tag={tag} />
                ))}
              </span>
            ),
          ],
          [
            t('field.priority'),
            <span key="priority" className={styles.priority}>
              <PriorityBars priority={priority} />
              {t(`priority.${priority}`)}
            </span>,
          ],
          ...(reminder ? [] : [reminds]),
          [t('field.repeat'), task.recurrence && repeat(task.recurrence)],
        ]}
      />
    </>
  );
}
