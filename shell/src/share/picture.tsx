import { useText } from '@board/platform';
import { useEffect, useState } from 'react';
import styles from './share-page.module.css';

/** A picture that was chosen, to write from. */
export function Picture({ file }: { file: File }) {
  const t = useText('shell');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url && <img src={url} alt={t('share.picture')} className={styles.picture} />;
}
