import { IconButton } from '@board/ui';
import type { Picture } from '../talk/pictures.ts';
import { useTexts } from '../text.ts';
import styles from './composer.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface PictureNoteProps {
  picture: Picture;
  onRemove: () => void;
}

/** A picture goes to somebody else to be read, so it is said to whom before it is sent. */
export function PictureNote({ picture: { file, reader }, onRemove }: PictureNoteProps) {
  const t = useTexts();
  const { host, model } = reader;
  return (
    <section className={styles.picture} aria-label={t('picture.label')}>
      <Thumbnail file={file} size="small" />
      <p role="status">{t('picture.goes', { host, model })}</p>
      <IconButton size="small" icon="x" label={t('picture.remove')} onClick={onRemove} />
    </section>
  );
}
