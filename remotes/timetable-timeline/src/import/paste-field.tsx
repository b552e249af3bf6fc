import { TextArea } from '@board/ui';
import type { Dispatch, SetStateAction } from 'react';
import { useTexts } from '../text.ts';

export interface Pasted {
  /** As they are seen. */
  readonly words: string;
  /** All that was copied, with its table, which the clipboard holds beside the words. */
  readonly page: string;
}

export const nothingPasted: Pasted = { words: '', page: '' };

interface PasteFieldProps {
  disabled: boolean;
  value: Pasted;
  onChange: Dispatch<SetStateAction<Pasted>>;
}

/** What was copied from the school's page. */
export function PasteField({ disabled, value, onChange }: PasteFieldProps) {
  const t = useTexts();
  return (
    <TextArea
      label={t('import.paste')}
      hint={t('import.pasteHint')}
      rows={3}
      disabled={disabled}
      value={value.words}
      onChange={(words) => onChange(({ page }) => ({ words, page: words && page }))}
      onPaste={({ clipboardData }) => {
        const page = clipboardData.getData('text/html') || clipboardData.getData('text/plain');
        onChange(({ words }) => ({ words, page }));
      }}
    />
  );
}
