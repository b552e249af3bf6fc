import { columns } from '@board/contracts/constants/modules';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { type Arrangement, moveHost } from '../layout/arrange.ts';

export const handleId = (moduleId: string) => `move-${moduleId}`;

interface ModuleKeysOptions {
  arrangement: Arrangement;
  onMove: (arrangement: Arrangement) => void;
  /** Undefined leaves everything as it was. */
  onDrop: (arrangement: Arrangement | undefined, moved: string) => void;
}

export type KeyMove = 'lifted' | 'over' | 'dropped' | 'cancelled';

/** Space takes a module up and puts it down, arrows carry it through the columns, Esc takes it back. */
export function useModuleKeys({ arrangement, onMove, onDrop }: ModuleKeysOptions) {
  const [lifted, setLifted] = useState<string>();
  const [last, setLast] = useState<{ id: string; move: KeyMove }>();

  // In another column it is drawn anew, and the focus goes with it.
  useLayoutEffect(() => {
    if (lifted && arrangement) document.getElementById(handleId(lifted))?.focus();
  }, [lifted, arrangement]);

  function settle(id: string, move: 'dropped' | 'cancelled') {
    setLifted(undefined);
    setLast({ id, move });
    onDrop(move === 'dropped' ? arrangement : undefined, id);
  }

  function onKeyDown(id: string, event: KeyboardEvent) {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const handled = key === ' ' || key === 'Enter' || (lifted && (step !== 0 || key === 'Escape'));
    if (!handled) return;
    event.preventDefault();
    // The dialog would close on Esc.
    event.stopPropagation();
    if (key === 'Escape') settle(id, 'cancelled');
    else if (step !== 0) {
      onMove(carried(arrangement, id, step));
      setLast({ id, move: 'over' });
    } else if (lifted) settle(id, 'dropped');
    else {
      setLifted(id);
      setLast({ id, move: 'lifted' });
    }
  }

  /** Whoever goes on to something else has put it down. */
  function onBlur(id: string, event: FocusEvent) {
    if (lifted === id && event.relatedTarget) settle(id, 'dropped');
  }

  return { lifted, last, onKeyDown, onBlur };
}

/** One place further; past the end of a column into the next. */
function carried(arrangement: Arrangement, id: string, step: 1 | -1): Arrangement {
  const from = columns.findIndex((column) => arrangement[column].some((host) => host.id === id));
  const column = columns[from];
  if (!column) return arrangement;
  const index = arrangement[column].findIndex((host) => host.id === id) + step;
  if (index >= 0 && index < arrangement[column].length) {
    return moveHost(arrangement, id, column, index);
  }
  const next = columns[from + step];
  if (!next) return arrangement;
  return moveHost(arrangement, id, next, step > 0 ? 0 : arrangement[next].length);
}
