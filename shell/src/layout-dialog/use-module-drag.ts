import {
  closestCenter,
  type DndContextProps,
  type DragOverEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { type Arrangement, moveHost, placeOf } from '../layout/arrange.ts';
import { useModuleKeys } from './use-module-keys.ts';

/** A module's way through the columns: what is shown while it moves, what holds once it lies. */
export function useModuleDrag(
  saved: Arrangement,
  onDrop: (arrangement: Arrangement, moved: string) => void,
) {
  const [moving, setMoving] = useState<Arrangement>();
  const arrangement = moving ?? saved;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const keys = useModuleKeys({ arrangement, onMove: setMoving, onDrop: drop });

  function drop(next: Arrangement | undefined, moved: string) {
    setMoving(undefined);
    if (next) onDrop(next, moved);
  }

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
    onDragOver: (event) => {
      // Within a column the others make room by themselves.
      const from = placeOf(arrangement, String(event.active.id));
      const to = event.over && placeOf(arrangement, String(event.over.id));
      if (to && from?.column !== to.column) setMoving(moved(event));
    },
    onDragEnd: (event) => drop(moved(event), String(event.active.id)),
    onDragCancel: () => setMoving(undefined),
  };
  return { arrangement, context, keys, placeOf: (id: string) => placeOf(arrangement, id) };
}
