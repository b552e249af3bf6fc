import { type Priority, priorities } from '@board/contracts/constants/priorities';
import { PriorityBars } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './task-line.module.css';

interface PriorityButtonProps {
  readonly priority: Priority;
  readonly onChange: (priority: Priority) => void;
}

/** How much a task weighs; pressed, it can weigh more or less. */
export function PriorityButton({ priority, onChange }: PriorityButtonProps) {
  const t = useTexts();
  // A menu for each line of a list would weigh on the list.
  const [isAsked, setAsked] = useState(false);
  const name = t('line.priority', { priority: t(`priority.${priority}`) });
  const button = (
    <button
      type="button"
      className={styles.priority}
      aria-label={name}
      title={name}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      <PriorityBars priority={priority} />
    </button>
  );
  if (!isAsked) return button;
  return (
    <Menu defaultOpen trigger={button}>
      {priorities.map((value, at) => (
        <MenuItem key={value} shortcut={String(at + 1)} onSelect={() => onChange(value)}>
          {t(`priority.${value}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
