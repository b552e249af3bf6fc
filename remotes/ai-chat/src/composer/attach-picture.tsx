import { IconButton } from '@board/ui';
import { useRef } from 'react';
import { useTexts } from '../text.ts';
import { pictureTypes } from './use-picture.ts';

export function AttachPicture({ onFiles }: { onFiles: (files: FileList | null) => void }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        aria-label={t('picture.label')}
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files);
          // The same one may be chosen again.
          currentTarget.value = '';
        }}
      />
      <IconButton
        size="small"
        icon="plus"
        label={t('picture.add')}
        needsNetwork
        onClick={() => input.current?.click()}
      />
    </>
  );
}
