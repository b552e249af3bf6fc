import { Icon, IconButton } from '@board/ui';
import { isPicture, type Picture } from '../talk/pictures.ts';
import { useTexts } from '../text.ts';
import styles from './composer.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface PictureNoteProps {
  picture: Picture;
  onRemove: () => void;
}

/** A picture or file goes to somebody else to be read, so it is said to whom before it is sent. */
export function PictureNote({ picture: { file, reader }, onRemove }: PictureNoteProps) {
  const t = useTexts();
  const pictured = isPicture(file);
  const { name } = file;
  return (
    <section className={styles.picture} aria-label={t(pictured ? 'picture.label' : 'file.label')}>
      {pictured ? <Thumbnail file={file} size="small" /> : <Icon name="upload" size="small" />}
      <p role="status">
        {reader
          ? t(pictured ? 'picture.goes' : 'file.goes', { ...reader, name })
          : t('file.stays', { name })}
      </p>
      <IconButton
        size="small"
        icon="x"
        label={t(pictured ? 'picture.remove' : 'file.remove')}
        onClick={onRemove}
      />
    </section>
  );
}
