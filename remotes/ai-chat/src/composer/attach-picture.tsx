import { IconButton } from '@board/ui';
import { useRef } from 'react';
import { useTexts } from '../text.ts';

interface AttachPictureProps {
  accept: string;
  seesPictures: boolean;
  onFiles: (files: FileList | null) => void;
}

export function AttachPicture({ accept, seesPictures, onFiles }: AttachPictureProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={t(seesPictures ? 'picture.label' : 'file.label')}
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files);
          // The same one may be chosen again.
          currentTarget.value = '';
        }}
      />
      <IconButton
        size="small"
        icon="plus"
        label={t(seesPictures ? 'picture.add' : 'file.add')}
        needsNetwork
        onClick={() => input.current?.click()}
      />
    </>
  );
}
