import { type Column, columns } from '@board/contracts/constants/modules';
import {
  closestCenter,
  type DndContextProps,
  type DragOverEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import { type Arrangement, moveHost } from '../board/arrange.ts';

export interface Place {
  column: Column;
  index: number;
}

/** A module's way through the columns: what is shown while it moves, what holds once it lies. */
export function useModuleDrag(saved: Arrangement, onDrop: (arrangement: Arrangement) => void) {
  const [moving, setMoving] = useState<Arrangement>();
  const arrangement = moving ?? saved;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  /** Over a module it takes its place, over the ground of a column the last one. */
  const moved = ({ active, over }: Pick<DragOverEvent, 'active' | 'over'>): Arrangement => {
    const target = over && placeOf(arrangement, String(over.id));
    return target && active.id !== over.id
      ? moveHost(arrangement, String(active.id), target.column, target.index)
      : arrangement;
  };

  const context: DndContextProps = {
    sensors,
    collisionDetection: closestCenter,
    onDragStart: () => setMoving(saved),
    onDragOver: (event) => setMoving(moved(event)),
    onDragEnd: (event) => {
      onDrop(moved(event));
      setMoving(undefined);
    },
    onDragCancel: () => setMoving(undefined),
  };
  return { arrangement, context, placeOf: (id: string) => placeOf(arrangement, id) };
}

function placeOf(arrangement: Arrangement, id: string): Place | undefined {
  for (const column of columns) {
    if (id === column) return { column, index: arrangement[column].length };
    const index = arrangement[column].findIndex((module) => module.id === id);
    if (index >= 0) return { column, index };
  }
  return undefined;
}
