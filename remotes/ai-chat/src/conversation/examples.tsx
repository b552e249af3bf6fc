import { sendMessage } from '../talk/conversation.ts';
import styles from './examples.module.css';

interface Example {
  /** What is sent. */
  ask: string;
  label?: string;
}

/** What may be asked: a press asks it. */
export function Examples({ of }: { of: readonly Example[] }) {
  return (
    <div className={styles.examples}>
      {of.map(({ ask, label = ask }) => (
        <button key={ask} type="button" className={styles.example} onClick={() => sendMessage(ask)}>
          {label}
        </button>
      ))}
    </div>
  );
}
