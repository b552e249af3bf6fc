import type { Term } from '@board/contracts/calls/terms';
import { attempt, base64Of, isApiError, toast, useNeedsNetwork, useToday } from '@board/platform';
import { Button, Dialog, useMedia } from '@board/ui';
import { FileDrop } from '@board/ui/dialogs';
import { useEffect, useEffectEvent, useState } from 'react';
import { acceptedFiles, isPicture, largestFile } from '../plan/file-content.ts';
import { useTexts } from '../text.ts';
import { CopyBookmark } from './copy-bookmark.tsx';
import { type ImportPreview, useImport } from './import.queries.ts';
import styles from './import-wizard.module.css';
import { nothingPasted, PasteField } from './paste-field.tsx';
import { PictureStep } from './picture-step.tsx';
import { withLesson } from './place-lesson.ts';
import { PreviewStep } from './preview-step.tsx';
import { bellOf, isBellRead, type Place, placeOf, TermStep } from './term-step.tsx';

interface ImportWizardProps {
  terms: readonly Term[];
  /** Chosen before. */
  given?: File | undefined;
  onClose: () => void;
  onImported: (termId: string) => void;
}

interface Chosen {
  name: string;
  content: string;
}

/** Three steps: a file, the term it belongs to, and what will change. Nothing is written before the last. */
export function ImportWizard({ terms, given, onClose, onImported }: ImportWizardProps) {
  const t = useTexts();
  const today = useToday();
  const needsNetwork = useNeedsNetwork();
  /** Nothing is dragged onto a screen that is touched. */
  const touch = useMedia('(pointer: coarse)');
  const { preview, reading, run, importing, undo } = useImport();
  const [file, setFile] = useState<Chosen | null>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const [pasted, setPasted] = useState(nothingPasted);
  const [place, setPlace] = useState<Place | null>(null);
  const [found, setFound] = useState<ImportPreview | null>(null);
  const [checked, setChecked] = useState(false);
  const [mode, setMode] = useState<'merge' | 'replace'>('merge');
  const [failure, setFailure] = useState<readonly string[]>([]);

  async function read(chosen: Chosen, where: Place | null): Promise<ImportPreview | undefined> {
    setFailure([]);
    try {
      const target = where
        ? { term_id: where.termId || null, first_monday: where.firstMonday }
        : {};
      return await preview({
        body: { file_name: chosen.name, content: chosen.content, ...target },
      });
    } catch (error) {
      setFailure(wordsOf(error, t('import.failed')));
      return undefined;
    }
  }

  async function choose(picked: File) {
    setPicture(isPicture(picked) ? picked : null);
    if (isPicture(picked)) {
      setFailure([]);
      return;
    }
    if (picked.size > largestFile) {
      setFailure([t('import.tooLarge')]);
      return;
    }
    const content = await base64Of(picked).catch(() => undefined);
    if (content === undefined) return setFailure([t('import.failed')]);
    const chosen = { name: picked.name, content };
    const first = await read(chosen, null);
    if (!first) return;
    setFile(chosen);
    setFound(first);
    setPlace(placeOf(first, terms, today));
  }

  const readPasted = () =>
    choose(new File([pasted.page || pasted.words], t('import.pasted'), { type: 'text/html' }));

  const begin = useEffectEvent((picked: File) => void choose(picked));
  useEffect(() => {
    if (given) begin(given);
  }, [given]);

  async function check() {
    if (!file || !place) return;
    const next = await read(file, place);
    if (!next) return;
    setFound(next);
    setChecked(true);
  }

  async function finish() {
    if (!found || !place) return;
    setFailure([]);
    const { name, firstMonday, weeks } = place;
    const term = place.termId
      ? { term_id: place.termId }
      : {
          new_term: {
            name,
            first_monday: firstMonday,
            weeks: Number(weeks),
            period_tables: bellOf(place) ?? found.term.period_tables,
          },
        };
    try {
      const done = await run({ body: { ...term, mode, courses: found.courses } });
      toast({
        tone: 'success',
        message: t('import.done', { count: done.created + done.merged }),
        action: {
          label: t('import.undo'),
          run: () =>
            void attempt(() => undo({ params: { id: done.id } }), {
              done: t('import.undone', { name }),
              failed: t('import.undoFailed'),
            }),
        },
      });
      onImported(done.term_id);
      onClose();
    } catch (error) {
      setFailure(wordsOf(error, t('import.failed')));
    }
  }

  const step = !file || !found || !place ? 'file' : checked ? 'preview' : 'term';
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('import.title')}
      subtitle={t(`import.step.${step}`)}
      footerStart={
        step === 'preview' && (
          <Button variant="quiet" onClick={() => setChecked(false)} label={t('import.back')} />
        )
      }
      footer={
        <>
          <Button label={t('cancel')} variant="quiet" onClick={onClose} />
          {step === 'file' && !picture && (
            <Button
              label={t('import.next')}
              variant="primary"
              busy={reading && pasted.words !== ''}
              disabled={!pasted.words.trim() || needsNetwork !== undefined}
              onClick={() => void readPasted()}
            />
          )}
          {step === 'term' && (
            <Button
              label={t('import.check')}
              variant="primary"
              busy={reading}
              disabled={needsNetwork !== undefined || !isBellRead(place)}
              onClick={() => void check()}
            />
          )}
          {step === 'preview' && (
            <Button
              label={t('import.run', { count: found?.courses.length ?? 0 })}
              variant="primary"
              busy={importing}
              disabled={found?.courses.length === 0 || needsNetwork !== undefined}
              onClick={() => void finish()}
            />
          )}
        </>
      }
    >
      <div className={styles.steps}>
        {step === 'file' && picture && (
          <PictureStep
            picture={picture}
            disabled={needsNetwork !== undefined}
            onRead={(lessons) => void choose(lessons)}
            onBack={() => setPicture(null)}
          />
        )}
        {step === 'file' && !picture && (
          <>
            <PasteField
              disabled={reading || needsNetwork !== undefined}
              value={pasted}
              onChange={setPasted}
            />
            {!touch && <CopyBookmark />}
            <FileDrop
              label={t('import.file')}
              hint={
                <>
                  {!touch && t('import.drop')}
                  <small>{t('import.formats')}</small>
                </>
              }
              choose={t('chooseFile')}
              accept={acceptedFiles}
              busy={reading}
              disabled={needsNetwork !== undefined}
              onFile={(picked) => void choose(picked)}
            />
          </>
        )}
        {step === 'term' && place && <TermStep terms={terms} value={place} onChange={setPlace} />}
        {step === 'preview' && found && (
          <PreviewStep
            preview={found}
            mode={mode}
            onMode={setMode}
            replaceable={Boolean(place?.termId)}
            onLesson={(where, lessons) => setFound(withLesson(found, where, lessons))}
          />
        )}
        {needsNetwork && <p role="status">{needsNetwork}</p>}
        {failure.length > 0 && (
          <div role="alert" className={styles.failure}>
            {failure.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The message, and with a damaged file every line of it that is wrong. */
function wordsOf(error: unknown, fallback: string): readonly string[] {
  if (!isApiError(error) || error.status === 0) return [fallback];
  return [...new Set([error.message, ...error.details.map((detail) => detail.message)])];
}
