import { useEffect, useState } from 'react';
import styles from './thumbnail.module.css';

/** A picture of this page, small. */
export function Thumbnail({ file, size }: { file: File; size: 'small' | 'large' }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img className={styles[size]} src={address} alt={file.name} />;
}
