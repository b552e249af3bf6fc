import type { Step, Task } from '@board/contracts/calls/tasks';
import { attempt } from '@board/platform';
import { useRef, useState } from 'react';
import { useTaskWrites } from '../task/writes.queries.ts';
import { useTexts } from '../text.ts';

interface Said {
  readonly done: string;
  /** The next of the same takes its place. */
  readonly key?: string;
  readonly back: (steps: readonly Step[]) => readonly Step[];
}

/** Steps show at once what was done to them; each write builds on the one before, so that fast presses do not clash. */
export function useSteps(task: Task, onSaved: (task: Task) => void) {
  const t = useTexts();
  const { update } = useTaskWrites();
  const [steps, setSteps] = useState<readonly Step[]>(task.steps);
  const now = useRef(steps);
  const saved = useRef(task);
  const way = useRef<Promise<unknown>>(Promise.resolve());

  function show(next: readonly Step[]): void {
    now.current = next;
    setSteps(next);
  }

  /** `back` is done to what stands by then. */
  function change(next: readonly Step[], said?: Said): void {
    show(next);
    const own = way.current.then(async () => {
      const write = async () => {
        saved.current = await update(saved.current, { steps: [...next] }, 'one');
        onSaved(saved.current);
        return saved.current;
      };
      const undo = said && (() => change(said.back(now.current)));
      await attempt(write, {
        failed: t('message.updateFailed'),
        done: said?.done,
        ...(said?.key && { key: said.key }),
        ...(undo && { undo }),
      });
      // What is still to be written is shown already.
      if (way.current === own) show(saved.current.steps);
    });
    way.current = own;
  }

  return { steps, change };
}

/** The list with one of its steps at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
