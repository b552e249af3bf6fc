import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
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
  /** Told of each, where several are brought to what is slim. */
  readonly onFile: (file: File) => void;
  /** Among other parts of a dialog, which more than one file is brought to. */
  readonly slim?: boolean | undefined;
}

/** A file by the system's dialog, or dropped. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    choose,
    accept,
    busy = false,
    disabled = false,
    onFile,
    slim = false,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const bring = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, slim ? undefined : 1)) onFile(file);
  };
  return (
    <section
      className={classNames(styles.drop, slim && styles.slim)}
      aria-label={choose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!busy && !disabled) bring(event.dataTransfer.files);
      }}
    >
      {!slim && <Icon name="upload" size="large" />}
      <p className={styles.hint}>{hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={slim}
        disabled={disabled}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          bring(currentTarget.files);
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
        }}
      />
      <Button
        variant={slim ? 'quiet' : 'primary'}
        icon={slim ? 'plus' : undefined}
        busy={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
    </section>
  );
}
