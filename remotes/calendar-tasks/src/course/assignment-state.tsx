import type { Task } from '@board/contracts/calls/tasks';
import { attempt } from '@board/platform';
import { Button } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { assignmentStates, fieldsOf, stateOf } from '../task/assignment.ts';
import { useTaskWrites } from '../task/writes.queries.ts';
import { useTexts } from '../text.ts';

/** Where an assignment stands, in a word; pressed it says another. */
export function AssignmentState({ task }: { task: Task }) {
  const t = useTexts();
  const { update } = useTaskWrites();
  const state = stateOf(task);
  if (!state) return null;
  const { title, completed, assignment } = task;

  function choose(next: (typeof assignmentStates)[number]) {
    void attempt(() => update(task, fieldsOf(next), 'one'), {
      done: t('message.updated', { title }),
      failed: t('message.updateFailed'),
      undo: (after) => update(after, { completed, assignment }, 'one'),
    });
  }

  const label = t(`assignment.${state}`);
  return (
    <Menu
      trigger={
        <Button
          size="small"
          variant="quiet"
          title={t('assignment.stateOf', { title, state: label })}
        >
          {label}
        </Button>
      }
    >
      {assignmentStates
        .filter((each) => each !== state)
        .map((each) => (
          <MenuItem key={each} onSelect={() => choose(each)}>
            {t(`assignment.${each}`)}
          </MenuItem>
        ))}
    </Menu>
  );
}
