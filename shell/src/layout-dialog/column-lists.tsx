import { columns } from '@board/contracts/constants/modules';
import { useLocale, useText } from '@board/platform';
import { VisuallyHidden } from '@board/ui';
import { DndContext } from '@dnd-kit/core';
import { arrange } from '../layout/arrange.ts';
import { titleOf } from '../layout/board-modules.ts';
import { ColumnList } from './column-list.tsx';
import { layoutAnnouncements } from './layout-announcements.ts';
import type { TabListsProps } from './tab-lists.tsx';
import type { useLayoutChange } from './use-layout-change.ts';
import { useModuleDrag } from './use-module-drag.ts';

interface ColumnListsProps extends TabListsProps {
  move: ReturnType<typeof useLayoutChange>['move'];
}

/** The columns of the board, and the way of a module through them by pointer and by keys. */
export function ColumnLists({ move, ...rest }: ColumnListsProps) {
  const { modules, layout } = rest;
  const t = useText('shell');
  const locale = useLocale();
  const drag = useModuleDrag(arrange(modules, layout), move);
  const say = layoutAnnouncements(t, drag.placeOf, (id) => {
    const module = modules.find((each) => each.id === id);
    return module ? titleOf(module, locale) : id;
  });
  const { last } = drag.keys;
  return (
    <>
      <DndContext
        {...drag.context}
        accessibility={{
          announcements: say.whileDragging,
          screenReaderInstructions: { draggable: t('layout.hint') },
        }}
      >
        {columns.map((column) => (
          <ColumnList
            key={column}
            {...rest}
            column={column}
            hosts={drag.arrangement[column]}
            keys={drag.keys}
          />
        ))}
      </DndContext>
      <VisuallyHidden role="status">{last && say.move(last.move, last.id)}</VisuallyHidden>
    </>
  );
}
