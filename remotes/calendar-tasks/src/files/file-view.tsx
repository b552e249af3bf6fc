import { messageOf, saveFile } from '@board/platform';
import { Button, Dialog, Problem, Spinner } from '@board/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../text.ts';
import { loadFile, type TaskFile } from './files.queries.ts';
import styles from './task-files.module.css';

interface FileViewProps {
  readonly taskId: string;
  readonly file: TaskFile;
  readonly onClose: () => void;
}

/** A picture in its own size, as far as there is room. */
export function FileView({ taskId, file, onClose }: FileViewProps) {
  const t = useTexts();
  const [content, setContent] = useState<{ blob: Blob; url: string }>();
  const [problem, setProblem] = useState<string>();

  const load = useEffectEvent(async (isGone: () => boolean) => {
    try {
      const blob = await loadFile(taskId, file);
      if (!isGone()) setContent({ blob, url: URL.createObjectURL(blob) });
    } catch (error) {
      setProblem(messageOf(error, t('files.notOpened', { name: file.name })));
    }
  });
  useEffect(() => {
    let gone = false;
    void load(() => gone);
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => () => content && URL.revokeObjectURL(content.url), [content]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={file.name}
      size="wide"
      footer={
        <Button
          icon="download"
          label={t('action.save')}
          disabled={!content}
          onClick={() => content && saveFile(content.blob, file.name)}
        />
      }
    >
      {problem && <Problem>{problem}</Problem>}
      {content && <img className={styles.picture} src={content.url} alt={file.name} />}
      {!content && !problem && <Spinner label={t('files.opening')} />}
    </Dialog>
  );
}
