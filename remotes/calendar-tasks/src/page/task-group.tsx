import { useFormat, useToday } from '@board/platform';
import { addDays } from '@board/time';
import { Button, classNames, Icon } from '@board/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../text.ts';
import { endOfWeek, type TaskGroup as Group } from './task-groups.ts';
import styles from './task-section.module.css';

interface TaskGroupProps {
  readonly group: Group;
  /** Some of it are on the next page. */
  readonly goesOn: boolean;
  readonly onToToday: () => void;
  /** While a line is dragged. */
  readonly onDrop: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Tasks that are as near as each other, below what they have in common. */
export function TaskGroup({ group, goesOn, onToToday, onDrop, children }: TaskGroupProps) {
  const [isOver, setOver] = useState(false);
  const t = useTexts();
  const id = useId();
  const { name, tasks } = group;
  const note = useNote(name);
  return (
    <section
      className={classNames(
        styles.group,
        tasks.length === 0 && styles.empty,
        onDrop && isOver && styles.over,
      )}
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!onDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop?.();
      }}
    >
      <header className={classNames(styles.head, name === 'overdue' && styles.late)}>
        <h2 id={id}>
          {name === 'overdue' && <Icon name="warning" size="small" />}
          {t(`group.${name}`)}
        </h2>
        <small>{[note, `${tasks.length}${goesOn ? '+' : ''}`].filter(Boolean).join(' · ')}</small>
        {name === 'overdue' && (
          <Button variant="link" onClick={onToToday} label={t('group.toToday')} />
        )}
      </header>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
}

function useNote(name: Group['name']): string {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const dayWords = format.namedDay;
  if (name === 'today') return dayWords(today);
  if (name === 'tomorrow') return dayWords(addDays(today, 1));
  return name === 'week' ? t('group.until', { day: dayWords(endOfWeek(today)) }) : '';
}
