import { Markdown } from '@board/ui/markdown';
import { useId } from 'react';
import { useTexts } from '../text.ts';
import styles from './task-notes.module.css';

/** What was written about a task; a line that was begun in the form stays one. */
export function TaskNotes({ text }: { readonly text: string }) {
  const t = useTexts();
  const titleId = useId();
  if (text.trim() === '') return null;
  return (
    <section className={styles.notes} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('field.description')}</h3>
      <Markdown lines content={text} />
    </section>
  );
}
