import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './dialogs.module.css';

export interface FileDropProps {
  /** The name of the file that is asked for. */
  readonly label: string;
  readonly hint: ReactNode;
  /** On the button. */
  readonly choose: string;
  readonly accept: string;
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onFile: (file: File) => void;
}

/** A file by the system's dialog, or dropped. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, choose, accept, busy = false, disabled = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      className={styles.drop}
      aria-label={choose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !busy && !disabled) onFile(file);
      }}
    >
      <Icon name="upload" size="large" />
      <p className={styles.hint}>{hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        disabled={disabled}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="primary"
        busy={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
    </section>
  );
}
