import { statementFiles, timetableFiles } from '@board/contracts/constants/imported-files';
import { openLayer, useText } from '@board/platform';
import { Button, Row, TextArea } from '@board/ui';
import { FileDrop } from '@board/ui/dialogs';
import { Page } from '@board/ui/page';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAskAssistant } from '../commands/use-ask-assistant.ts';
import { useDocumentTitle } from '../pages/use-document-title.ts';
import { useIsHere } from '../remotes/remotes-here.ts';
import { takeShared } from '../worker/shared-thing.ts';
import styles from './share-page.module.css';

const readable = `image/*,${timetableFiles},${statementFiles}`;

/** What another app shared, or what is chosen here: looked at first, and nothing is added before a form says so. */
export function SharePage() {
  const t = useText('shell');
  const ask = useAskAssistant();
  const here = useIsHere();
  const [words, setWords] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [file, ...others] = files;
  useDocumentTitle(t('share.title'));
  useEffect(() => {
    void takeShared().then((shared) => {
      if (shared.words) setWords(shared.words);
      if (shared.files.length > 0) setFiles(shared.files);
    });
  }, []);

  const isPicture = file?.type.startsWith('image/') === true;
  return (
    <Page size="narrow" title={t('share.title')} back={<Link to="/">{t('notFound.home')}</Link>}>
      <div className={styles.parts}>
        {file && others.length > 0 && (
          <div role="status">
            <Row>
              {t('share.several', { count: files.length })}
              <Button label={t('share.next')} onClick={() => setFiles([...others, file])} />
            </Row>
          </div>
        )}
        {file && isPicture && <Picture file={file} />}
        {file && !isPicture && (
          <section aria-label={file.name}>
            <p className={styles.name}>{file.name}</p>
            <Row>
              {here('timetable-timeline') && (
                <Button onClick={() => openLayer('timetable-timeline', 'import', { file })}>
                  {t('share.timetable')}
                </Button>
              )}
              {here('finance') && (
                <Button onClick={() => openLayer('finance', 'import', { file })}>
                  {t('share.bill')}
                </Button>
              )}
              {here('ai-chat') && (
                <Button onClick={() => ask(words, file)}>{t('first.ask')}</Button>
              )}
            </Row>
          </section>
        )}
        {(!file || isPicture) && (
          <TextArea
            label={t(isPicture ? 'share.seen' : 'share.words')}
            hint={t('share.hint')}
            rows={3}
            value={words}
            onChange={setWords}
          />
        )}
        {(words.trim() !== '' || isPicture) && (
          <Row>
            {words.trim() !== '' && here('calendar-tasks') && (
              <Button
                label={t('share.task')}
                variant="primary"
                onClick={() => openLayer('calendar-tasks', 'task', { title: lineOf(words) })}
              />
            )}
            {(!file || isPicture) && here('ai-chat') && (
              <Button onClick={() => ask(words, file)}>{t('first.ask')}</Button>
            )}
          </Row>
        )}
        <FileDrop
          label={t('share.file')}
          hint={t('share.fileHint')}
          choose={t('share.choose')}
          accept={readable}
          onFile={(chosen) => setFiles([chosen])}
        />
      </div>
    </Page>
  );
}

/** A form's title is one line. */
const lineOf = (words: string): string => words.trim().replace(/\s+/g, ' ');

/** A picture that was chosen, to write from. */
function Picture({ file }: { file: File }) {
  const t = useText('shell');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url && <img src={url} alt={t('share.picture')} className={styles.picture} />;
}
