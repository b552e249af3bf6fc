import type { Column } from '@board/contracts/constants/modules';
import { type ModulePlace, useText } from '@board/platform';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId } from 'react';
import { type BoardModule, partsOf } from '../layout/board-modules.ts';
import styles from './layout-dialog.module.css';
import { type ModuleKeys, ModuleLine } from './module-line.tsx';

interface ColumnListProps {
  column: Column;
  hosts: readonly BoardModule[];
  modules: readonly BoardModule[];
  layout: readonly ModulePlace[];
  onShow: (id: string, visible: boolean) => void;
  keys: ModuleKeys;
}

export function ColumnList({ column, hosts, modules, layout, onShow, keys }: ColumnListProps) {
  const t = useText('shell');
  const titleId = useId();
  const { setNodeRef } = useDroppable({ id: column });
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.column}>
        {t(`layout.${column}`)}
      </h3>
      <SortableContext
        id={column}
        items={hosts.map((host) => host.id)}
        strategy={verticalListSortingStrategy}
      >
        <ul ref={setNodeRef} className={styles.list}>
          {hosts.map((host) => (
            <ModuleLine
              key={host.id}
              host={host}
              parts={partsOf(modules, host.id)}
              layout={layout}
              onShow={onShow}
              keys={keys}
            />
          ))}
          {hosts.length === 0 && <li className={styles.empty}>{t('layout.emptyColumn')}</li>}
        </ul>
      </SortableContext>
    </section>
  );
}
