import { copy } from '@board/platform';
import { IconButton, TextField } from '@board/ui';
import { useTexts } from '../text.ts';

interface ShownOnceProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly onKept: () => void;
}

/** What is shown this once, to be copied by its button or by hand. */
export function ShownOnce({ onKept, ...field }: ShownOnceProps) {
  const t = useTexts();
  async function take() {
    if (await copy(field.value, { done: t('once.copied'), failed: t('once.notCopied') })) onKept();
  }
  return (
    <TextField
      {...field}
      readOnly
      mono
      onChange={() => {}}
      onFocus={(event) => event.currentTarget.select()}
      onCopy={onKept}
      end={<IconButton icon="copy" label={t('once.copy')} onClick={() => void take()} />}
    />
  );
}
