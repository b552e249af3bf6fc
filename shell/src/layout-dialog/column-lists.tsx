import { columns } from '@board/contracts/constants/modules';
import { type Text, useLocale, useText } from '@board/platform';
import { VisuallyHidden } from '@board/ui';
import { type Announcements, DndContext } from '@dnd-kit/core';
import { arrange, type Place } from '../layout/arrange.ts';
import { titleOf } from '../layout/board-modules.ts';
import { ColumnList } from './column-list.tsx';
import type { TabListsProps } from './tab-lists.tsx';
import type { useLayoutChange } from './use-layout-change.ts';
import { useModuleDrag } from './use-module-drag.ts';
import type { KeyMove } from './use-module-keys.ts';

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

/** What a screen reader hears while a module moves, by pointer or by keys. */
function layoutAnnouncements(
  t: Text,
  placeOf: (id: string) => Place | undefined,
  nameOf: (id: string) => string,
) {
  function move(kind: KeyMove, id: string, at: string = id): string {
    const place = placeOf(at);
    const name = nameOf(id);
    if (kind === 'lifted' || kind === 'cancelled' || !place) return t(`layout.${kind}`, { name });
    const column = t(`layout.${place.column}`);
    return t(`layout.${kind}`, { name, column, place: place.index + 1 });
  }

  const whileDragging: Announcements = {
    onDragStart: ({ active }) => move('lifted', String(active.id)),
    onDragOver: ({ active, over }) =>
      over ? move('over', String(active.id), String(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      move('dropped', String(active.id), String(over?.id ?? active.id)),
    onDragCancel: ({ active }) => move('cancelled', String(active.id)),
  };
  return { move, whileDragging };
}
