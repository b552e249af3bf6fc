import type { Task } from '@board/contracts/calls/tasks';
import { useFormat } from '@board/platform';
import { PriorityBars } from '@board/ui';
import type { ReactNode } from 'react';
import { useRepeatWords } from '../recurrence/use-repeat-words.ts';
import { PresetName } from '../reminders/preset-name.tsx';
import { useTexts } from '../text.ts';
import styles from './task-facts.module.css';

/** Everything that is known of a task, to be read. */
export function TaskFacts({ task }: { readonly task: Task }) {
  const t = useTexts();
  const format = useFormat();
  const repeat = useRepeatWords();
  return (
    <>
      <p className={styles.title}>{task.title}</p>
      <dl className={styles.facts}>
        <Fact name={t('field.state')}>{t(task.completed ? 'state.done' : 'state.open')}</Fact>
        <Fact name={t('field.date')}>{format.fullDay(task.date)}</Fact>
        {task.time && (
          <Fact name={t('field.time')}>
            <time>{format.timeRange(task.time)}</time>
          </Fact>
        )}
        <Fact name={t('field.priority')}>
          <span className={styles.priority}>
            <PriorityBars priority={task.priority} />
            {t(`priority.${task.priority}`)}
          </span>
        </Fact>
        {task.has_reminder && (
          <Fact name={t('field.reminder')}>
            {task.reminders.length === 0 && t('reminders.unset')}
            {task.reminders.map(({ minutes_before: minutes, time }) => (
              <span key={time} className={styles.reminder}>
                <time>{format.instant(Date.parse(time))}</time>
                {minutes !== null && (
                  <small>
                    <PresetName minutes={minutes} />
                  </small>
                )}
              </span>
            ))}
          </Fact>
        )}
        {task.recurrence && <Fact name={t('field.repeat')}>{repeat(task.recurrence)}</Fact>}
        {task.description && <Fact name={t('field.description')}>{task.description}</Fact>}
      </dl>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
