import { type ModulePlace, toast, useStateValue, useText } from '@board/platform';
import { boardState } from '@board/platform/host';
import { type Arrangement, arrange, isVisible, layoutOf } from '../board/arrange.ts';
import type { BoardModule } from '../board/board-modules.ts';
import { saveLayout } from '../board/layout.ts';

/** The layout on screen and the ways to change it. */
export function useLayoutChange(modules: readonly BoardModule[]) {
  const t = useText('shell');
  const layout = useStateValue(boardState, (board) => board.layout);

  const save = (next: readonly ModulePlace[]) => {
    saveLayout(next).catch(() =>
      toast({ tone: 'error', message: t('layout.failed'), key: 'layout' }),
    );
  };
  return {
    layout,
    change: (arrangement: Arrangement) =>
      save(layoutOf(modules, arrangement, (id) => isVisible(layout, id))),
    show: (changed: string, visible: boolean) =>
      save(
        layoutOf(modules, arrange(modules, layout), (id) =>
          id === changed ? visible : isVisible(layout, id),
        ),
      ),
    reset: () => save([]),
  };
}
