import { toast, toastWritten, useStateValue, useText } from '@board/platform';
import { boardState } from '@board/platform/host';
import {
  type Arrangement,
  arrange,
  isVisible,
  layoutOf,
  moveHost,
  placeOf,
} from '../layout/arrange.ts';
import type { BoardModule } from '../layout/board-modules.ts';
import { type LayoutChange, saveLayout } from '../layout/layout.ts';

/** The layout on screen and the ways to change it. */
export function useLayoutChange(modules: readonly BoardModule[]) {
  const t = useText('shell');
  const layout = useStateValue(boardState, (board) => board.layout);

  const save = (change: LayoutChange) => {
    saveLayout(change).catch(() =>
      toast({ tone: 'error', message: t('layout.failed'), key: 'layout' }),
    );
  };
  return {
    layout,
    move: (arrangement: Arrangement, moved: string) => {
      const place = placeOf(arrangement, moved);
      if (!place) return;
      save((before) =>
        layoutOf(
          modules,
          moveHost(arrange(modules, before), moved, place.column, place.index),
          (id) => isVisible(before, id),
        ),
      );
    },
    show: (changed: string, visible: boolean) =>
      save((before) =>
        layoutOf(modules, arrange(modules, before), (id) =>
          id === changed ? visible : isVisible(before, id),
        ),
      ),
    reset() {
      save(() => []);
      const undo = () => save(() => layout);
      toastWritten(undefined, { key: 'layout', message: t('layout.wasReset'), undo });
    },
  };
}
