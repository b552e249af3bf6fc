import { sendMessage } from '../talk/conversation.ts';
import styles from './examples.module.css';

/** What may be asked: a press asks it. */
export function Examples({ of }: { of: readonly string[] }) {
  return (
    <div className={styles.examples}>
      {of.map((ask) => (
        <button key={ask} type="button" className={styles.example} onClick={() => sendMessage(ask)}>
          {ask}
        </button>
      ))}
    </div>
  );
}
