import { useText } from '@board/platform';
import { Dialog, Kbd } from '@board/ui';
import { paletteKeys } from '../commands/palette-keys.ts';
import type { TitledCommand } from '../commands/titled-command.ts';
import { usePageKeys } from '../commands/use-all-commands.ts';
import styles from './shortcut-sheet.module.css';

interface ShortcutSheetProps {
  commands: readonly TitledCommand[];
  onClose: () => void;
}

export function ShortcutSheet({ commands, onClose }: ShortcutSheetProps) {
  const t = useText('shell');
  const keys = usePageKeys();
  const withKeys = [...commands.filter(({ shortcut }) => shortcut), ...keys];
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')}>
      <dl className={styles.list}>
        <div>
          <dt>{t('header.jump')}</dt>
          <dd>
            <Kbd>{paletteKeys}</Kbd>
          </dd>
        </div>
        {withKeys.map(({ id, title, shortcut = '' }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              {shortcut.split(' ').map((key) => (
                <Kbd key={key}>{key.toUpperCase()}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
