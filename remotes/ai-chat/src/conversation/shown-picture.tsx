import { Icon } from '@board/ui';
import { Thumbnail } from '../composer/thumbnail.tsx';
import { isPicture, pictureOf } from '../talk/pictures.ts';
import styles from './message.module.css';

/** The picture of a question on the page that sent it; elsewhere its name, as that of a file. */
export function ShownPicture({ id, name }: { id: string; name: string }) {
  const picture = pictureOf(id);
  if (picture && isPicture(picture.file)) return <Thumbnail file={picture.file} size="large" />;
  return (
    <p className={styles.picture}>
      <Icon name={picture ? 'upload' : 'eye'} size="small" />
      {name}
    </p>
  );
}
