import { columns } from '@board/contracts/constants/modules';
import { type ModulePlace, useText } from '@board/platform';
import { classNames } from '@board/ui';
import { RemotePanel } from '../remotes/remote-panel.tsx';
import { arrange, isVisible } from './arrange.ts';
import styles from './board.module.css';
import type { BoardModule } from './board-modules.ts';
import { EmptyBoard } from './empty-board.tsx';

export interface BoardProps {
  modules: readonly BoardModule[];
  layout: readonly ModulePlace[];
}

/** Three columns, two on a tablet: the sheet in the middle, a margin beside it. */
export function ColumnsBoard({ modules, layout }: BoardProps) {
  const t = useText('shell');
  const arrangement = arrange(modules, layout);
  const shown = columns.map((column) => ({
    column,
    hosts: arrangement[column].filter((module) => isVisible(layout, module.id)),
  }));
  if (shown.every(({ hosts }) => hosts.length === 0)) return <EmptyBoard />;
  return (
    <main className={styles.board} aria-label={t('board.title')}>
      <h1 className={styles.hidden}>{t('board.title')}</h1>
      {shown.map(({ column, hosts }) => (
        <div key={column} className={classNames(styles.column, styles[column])}>
          {hosts.map((module) => (
            <div key={module.id} className={styles.slot} data-module={module.id}>
              <RemotePanel remote={module.remote} module={module} />
            </div>
          ))}
        </div>
      ))}
    </main>
  );
}
