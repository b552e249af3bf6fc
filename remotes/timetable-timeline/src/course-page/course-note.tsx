import { Button, lateDialog } from '@board/ui';
import { Markdown } from '@board/ui/markdown';
import { Section } from '@board/ui/page';
import { useState } from 'react';
import type { CoursePlan } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';
import styles from './course-page.module.css';

const NoteForm = lateDialog(async () => (await import('./note-form.tsx')).NoteForm);

/** What a person wrote down about a course: office hours, a group's address, how it is marked. */
export function CourseNote({ plan }: { plan: CoursePlan }) {
  const t = useTexts();
  const [writing, setWriting] = useState(false);
  const isEmpty = plan.note.trim() === '';
  return (
    <Section
      title={t('note.title')}
      actions={
        <Button
          size="small"
          icon={isEmpty ? 'plus' : 'edit'}
          label={t(isEmpty ? 'note.write' : 'note.edit')}
          onClick={() => setWriting(true)}
        />
      }
    >
      {isEmpty ? (
        <p className={styles.facts}>{t('note.nothing')}</p>
      ) : (
        <Markdown lines content={plan.note} />
      )}
      {writing && <NoteForm plan={plan} onClose={() => setWriting(false)} />}
    </Section>
  );
}
