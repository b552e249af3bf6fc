import type { Step, Task } from '@board/contracts/calls/tasks';
import { textLength } from '@board/contracts/constants/limits';
import { stepsPerTask } from '@board/contracts/constants/tasks';
import { Icon, VisuallyHidden } from '@board/ui';
import { useEffect, useRef, useState } from 'react';
import { TaskPart } from '../task/task-part.tsx';
import { useTexts } from '../text.ts';
import { inOneLine, StepRow } from './step-row.tsx';
import styles from './task-steps.module.css';
import { moved, useSteps } from './use-steps.ts';

interface TaskStepsProps {
  readonly task: Task;
  readonly onSaved: (task: Task) => void;
}

/** What a task is done in: ticked, written, ordered and taken out where it stands. */
export function TaskSteps({ task, onSaved }: TaskStepsProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const { steps, change } = useSteps(task, onSaved);
  const [said, say] = useState('');
  const held = useRef<number>(undefined);
  /** A step that is moved place by place goes back to where it was at first. */
  const run = useRef<{ title: string; began: number; at: number }>(undefined);
  // A line that was moved keeps the focus that its handle had.
  useEffect(() => {
    if (held.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[held.current]?.focus();
    held.current = undefined;
  });
  const done = steps.filter((step) => step.done).length;
  const count = steps.length;

  const put = (at: number, step: Step) =>
    change(steps.map((each, index) => (index === at ? step : each)));

  function move(from: number, to: number) {
    if (to < 0 || to >= count || to === from) return;
    const title = steps[from]?.title ?? '';
    const goesOn = run.current?.title === title && run.current.at === from;
    const began = goesOn && run.current ? run.current.began : from;
    run.current = { title, began, at: to };
    change(moved(steps, from, to), {
      done: t('steps.moved', { title, place: to + 1 }),
      key: `${task.id} moved`,
      back(now) {
        const at = now.findIndex((step) => step.title === title);
        return at < 0 ? now : moved(now, at, began);
      },
    });
    say(t('steps.at', { place: to + 1, count }));
    held.current = to;
  }

  function remove(at: number) {
    const gone = steps.slice(at, at + 1);
    change(steps.toSpliced(at, 1), {
      done: t('steps.removed', { title: gone[0]?.title ?? '' }),
      back: (now) => now.toSpliced(at, 0, ...gone),
    });
  }

  return (
    <TaskPart title={t('field.steps')} count={count > 0 && `${done} / ${count}`}>
      <div className={styles.steps}>
        {count > 0 && (
          <progress className={styles.bar} aria-hidden="true" value={done} max={count} />
        )}
        <ul ref={list}>
          {steps.map((step, at) => (
            <StepRow
              // Two may be called the same; a place has one.
              // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own
              key={`${at} ${step.title}`}
              step={step}
              place={{ at, count }}
              onChange={(next) => put(at, next)}
              onRemove={() => remove(at)}
              onMove={(to) => move(at, to)}
            />
          ))}
        </ul>
        {count < stepsPerTask && (
          <NewStep onAdd={(title) => change([...steps, { title, done: false }])} />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </TaskPart>
  );
}

function NewStep({ onAdd }: { readonly onAdd: (title: string) => void }) {
  const t = useTexts();
  const [title, setTitle] = useState('');
  function add() {
    const written = inOneLine(title);
    if (written === '') return;
    onAdd(written);
    setTitle('');
  }
  return (
    <div className={styles.new}>
      <Icon name="plus" />
      <textarea
        rows={1}
        className={styles.title}
        aria-label={t('steps.add')}
        placeholder={t('steps.add')}
        value={title}
        maxLength={textLength.title}
        enterKeyHint="done"
        onChange={(event) => setTitle(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
    </div>
  );
}
