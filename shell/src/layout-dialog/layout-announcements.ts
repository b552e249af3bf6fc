import type { Text } from '@board/platform';
import type { Announcements } from '@dnd-kit/core';
import type { Place } from './use-module-drag.ts';

/** What a screen reader hears while a module moves. */
export function layoutAnnouncements(t: Text, nameOf: (id: string) => string) {
  const placed = (key: string, id: string, place: Place | undefined) =>
    place &&
    t(key, { name: nameOf(id), column: t(`layout.${place.column}`), place: place.index + 1 });

  return (placeOf: (id: string) => Place | undefined): Announcements => ({
    onDragStart: ({ active }) => t('layout.lifted', { name: nameOf(String(active.id)) }),
    onDragOver: ({ active, over }) =>
      over ? placed('layout.over', String(active.id), placeOf(String(over.id))) : undefined,
    onDragEnd: ({ active }) =>
      placed('layout.dropped', String(active.id), placeOf(String(active.id))),
    onDragCancel: ({ active }) => t('layout.cancelled', { name: nameOf(String(active.id)) }),
  });
}
