import styles from './spinner.module.css';

/** Decoration beside words, or with a label a status of its own. */
export function Spinner({ label }: { readonly label?: string | undefined }) {
  return label ? (
    <span className={styles.spinner} role="status" aria-label={label} />
  ) : (
    <span className={styles.spinner} aria-hidden="true" />
  );
}
