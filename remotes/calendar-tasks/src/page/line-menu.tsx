import type { Task } from '@board/contracts/calls/tasks';
import { useToday } from '@board/platform';
import type { IconName } from '@board/ui';
import { MenuItem } from '@board/ui/menu';
import { MenuAt } from '../task/menu-at.tsx';
import { useTexts } from '../text.ts';
import { type LineAct, lineActs, lineKeys } from './list-keys.ts';
import { dayBeside } from './task-groups.ts';

const icons: Partial<Record<LineAct, IconName>> = {
  complete: 'check',
  rename: 'edit',
  open: 'right',
  move: 'calendar',
  today: 'today',
  delete: 'trash',
};

interface LineMenuProps {
  readonly at: { readonly task: Task; readonly x: number; readonly y: number };
  readonly onAct: (id: string, act: LineAct) => void;
  readonly onClose: () => void;
}

/** All that can be done to a line, with its keys; it opens where it was asked for. */
export function LineMenu({ at, onAct, onClose }: LineMenuProps) {
  const { task } = at;
  const t = useTexts();
  const today = useToday();
  const isNowhere = (act: LineAct): boolean =>
    (act === 'sooner' && dayBeside(task, today, -1) === undefined) ||
    (act === 'later' && dayBeside(task, today, 1) === undefined);
  return (
    <MenuAt at={at} name={task.title} onClose={onClose}>
      {lineActs
        .filter((act) => !isNowhere(act))
        .map((act) => (
          <MenuItem
            key={act}
            icon={icons[act]}
            shortcut={lineKeys[act].replace(/\b[a-z]$/, (letter) => letter.toUpperCase())}
            danger={act === 'delete'}
            onSelect={() => onAct(task.id, act)}
          >
            {t(act === 'complete' && task.completed ? 'keys.reopen' : `keys.${act}`)}
          </MenuItem>
        ))}
    </MenuAt>
  );
}
