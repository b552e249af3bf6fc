import { openLayer, useLocale, useText } from '@board/platform';
import { commandState } from '@board/platform/host';
import { Dialog, type IconName, iconNames } from '@board/ui';
import { useGoToModule } from '../commands/use-go-to-module.ts';
import { useRegistry } from '../remotes/registry.ts';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import { sharePath } from '../worker/shared-thing.ts';
import { SheetLine, SheetLines } from './sheet-lines.tsx';

/** What can be added, as the descriptors say: the same order whatever is loaded. */
export function AddSheet({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  const locale = useLocale();
  const { registry } = useRegistry();
  const loader = useRemoteLoader();
  const goTo = useGoToModule();
  const assistant = registry?.remotes.some(({ name, disabled }) => name === 'ai-chat' && !disabled);
  const adds = (registry?.remotes ?? [])
    .filter(({ disabled }) => !disabled)
    .flatMap(({ name, descriptor }) =>
      (descriptor.adds ?? []).map((each) => ({ ...each, remote: name })),
    )
    .sort((a, b) => a.order - b.order);

  return (
    <Dialog open onClose={onClose} title={t('actions.add')} size="small">
      <SheetLines>
        {adds.map(({ remote, layer, title, example, icon }) => (
          <SheetLine
            key={`${remote} ${layer}`}
            icon={iconOf(icon)}
            detail={example[locale]}
            onSelect={() => {
              onClose();
              openLayer(remote, layer);
            }}
          >
            {title[locale]}
          </SheetLine>
        ))}
        <SheetLine icon="upload" detail={t('add.fileExample')} to={sharePath} onSelect={onClose}>
          {t('add.file')}
        </SheetLine>
        {assistant && (
          <SheetLine
            icon="chat"
            detail={t('add.askExample')}
            onSelect={() => {
              onClose();
              goTo('ai-chat');
              // What cannot be loaded says so where it would stand.
              loader.load('ai-chat').then(putCursor, () => undefined);
            }}
          >
            {t('add.ask')}
          </SheetLine>
        )}
      </SheetLines>
    </Dialog>
  );
}

function putCursor(): void {
  commandState.byRemote['ai-chat']?.find(({ id }) => id === 'assistant.ask')?.run();
}

function iconOf(name: string): IconName {
  return iconNames.find((each) => each === name) ?? 'plus';
}
