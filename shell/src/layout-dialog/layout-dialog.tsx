import { useText } from '@board/platform';
import { Button, Dialog, phone, useMedia } from '@board/ui';
import type { BoardModule } from '../layout/board-modules.ts';
import { ColumnLists } from './column-lists.tsx';
import styles from './layout-dialog.module.css';
import { TabLists } from './tab-lists.tsx';
import { useLayoutChange } from './use-layout-change.ts';

interface LayoutDialogProps {
  modules: readonly BoardModule[];
  onClose: () => void;
}

/** What stands on the board and where. Every change holds at once and is kept on the server. */
export function LayoutDialog({ modules, onClose }: LayoutDialogProps) {
  const t = useText('shell');
  const onPhone = useMedia(phone);
  const { layout, move, show, reset } = useLayoutChange(modules);
  const shared = { modules, layout, onShow: show };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('board.settings')}
      footerStart={<Button variant="quiet" onClick={reset} label={t('layout.reset')} />}
      footer={<Button variant="primary" onClick={onClose} label={t('layout.done')} />}
    >
      <div className={styles.columns}>
        {onPhone ? <TabLists {...shared} /> : <ColumnLists {...shared} move={move} />}
      </div>
    </Dialog>
  );
}
