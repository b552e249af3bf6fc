import { TextArea } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';

interface PasteFieldProps {
  disabled: boolean;
  onPaste: (page: File) => void;
}

/** What was copied from the school's page: with its table, which the clipboard holds beside the words. */
export function PasteField({ disabled, onPaste }: PasteFieldProps) {
  const t = useTexts();
  const [words, setWords] = useState('');
  return (
    <TextArea
      label={t('import.paste')}
      hint={t('import.pasteHint')}
      rows={3}
      disabled={disabled}
      value={words}
      onChange={setWords}
      onPaste={({ clipboardData }) => {
        const page = clipboardData.getData('text/html') || clipboardData.getData('text/plain');
        if (page.trim()) onPaste(new File([page], t('import.pasted'), { type: 'text/html' }));
      }}
    />
  );
}
