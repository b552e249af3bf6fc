import { openLayer, useLocale, useText } from '@board/platform';
import { Dialog, type IconName, iconNames } from '@board/ui';
import { useAskAssistant } from '../commands/use-ask-assistant.ts';
import { useRemotesHere } from '../remotes/remotes-here.ts';
import { sharePath } from '../worker/shared-thing.ts';
import { SheetLine, SheetLines } from './sheet-lines.tsx';

/** What can be added, as the descriptors say: the same order whatever is loaded. */
export function AddSheet({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  const locale = useLocale();
  const remotes = useRemotesHere();
  const ask = useAskAssistant();
  const adds = remotes
    .flatMap(({ name, descriptor }) =>
      (descriptor.adds ?? []).map((each) => ({ ...each, remote: name })),
    )
    .sort((a, b) => a.order - b.order);

  return (
    <Dialog open onClose={onClose} title={t('tabs.add')} size="small">
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
        {remotes.some(({ name }) => name === 'ai-chat') && (
          <SheetLine
            icon="chat"
            detail={t('add.askExample')}
            onSelect={() => {
              onClose();
              ask();
            }}
          >
            {t('first.ask')}
          </SheetLine>
        )}
      </SheetLines>
    </Dialog>
  );
}

function iconOf(name: string): IconName {
  return iconNames.find((each) => each === name) ?? 'plus';
}
