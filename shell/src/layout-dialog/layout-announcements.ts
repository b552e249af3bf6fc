import type { Text } from '@board/platform';
import type { Announcements } from '@dnd-kit/core';
import type { Place } from '../layout/arrange.ts';
import type { KeyMove } from './use-module-keys.ts';

/** What a screen reader hears while a module moves, by pointer or by keys. */
export function layoutAnnouncements(
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
