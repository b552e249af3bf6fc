import { Button, Icon } from '@board/ui';
import { useRef } from 'react';
import { useTexts } from '../text.ts';
import { acceptedFiles } from './file-content.ts';
import styles from './import-wizard.module.css';

interface ChooseFileProps {
  busy: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** By the system's file dialog, or dropped. */
export function ChooseFile({ busy, disabled, onChoose }: ChooseFileProps) {
  const text = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      className={styles.drop}
      aria-label={text('import.drop')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !busy && !disabled) onChoose(file);
      }}
    >
      <Icon name="upload" size="large" />
      <p>{text('import.drop')}</p>
      <p className={styles.note}>{text('import.formats')}</p>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept={acceptedFiles}
        aria-label={text('import.file')}
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <Button
        variant="primary"
        busy={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {text('import.choose')}
      </Button>
    </section>
  );
}
