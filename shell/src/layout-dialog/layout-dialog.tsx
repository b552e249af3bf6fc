import { columns } from '@board/contracts/constants/modules';
import { useLocale, useText } from '@board/platform';
import { Button, Dialog, VisuallyHidden } from '@board/ui';
import { DndContext } from '@dnd-kit/core';
import { arrange } from '../layout/arrange.ts';
import { type BoardModule, titleOf } from '../layout/board-modules.ts';
import { ColumnList } from './column-list.tsx';
import { layoutAnnouncements } from './layout-announcements.ts';
import styles from './layout-dialog.module.css';
import { useLayoutChange } from './use-layout-change.ts';
import { useModuleDrag } from './use-module-drag.ts';

interface LayoutDialogProps {
  modules: readonly BoardModule[];
  onClose: () => void;
}

/** What stands on the board and where. Every change holds at once and is kept on the server. */
export function LayoutDialog({ modules, onClose }: LayoutDialogProps) {
  const t = useText('shell');
  const locale = useLocale();
  const { layout, move, show, reset } = useLayoutChange(modules);
  const drag = useModuleDrag(arrange(modules, layout), move);
  const say = layoutAnnouncements(t, drag.placeOf, (id) => {
    const module = modules.find((each) => each.id === id);
    return module ? titleOf(module, locale) : id;
  });
  const { last } = drag.keys;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('board.settings')}
      footerStart={<Button variant="quiet" onClick={reset} label={t('layout.reset')} />}
      footer={<Button variant="primary" onClick={onClose} label={t('layout.done')} />}
    >
      <DndContext
        {...drag.context}
        accessibility={{
          announcements: say.whileDragging,
          screenReaderInstructions: { draggable: t('layout.hint') },
        }}
      >
        <div className={styles.columns}>
          {columns.map((column) => (
            <ColumnList
              key={column}
              column={column}
              hosts={drag.arrangement[column]}
              modules={modules}
              layout={layout}
              onShow={show}
              keys={drag.keys}
            />
          ))}
        </div>
      </DndContext>
      <VisuallyHidden role="status">{last && say.move(last.move, last.id)}</VisuallyHidden>
    </Dialog>
  );
}
