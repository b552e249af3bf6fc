import { useToday } from '@board/platform';
import {
  Button,
  EmptyState,
  IconButton,
  LoadProblem,
  lateDialog,
  Panel,
  PanelSkeleton,
} from '@board/ui';
import { useState } from 'react';
import { withWords } from '../messages/late/with-words.ts';
import { useKnownCourses } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';
import { ExamList } from './exam-list.tsx';
import { type Exam, useExamsFrom } from './exams.queries.ts';
import { useExamWords } from './use-exam-words.ts';

const ExamForm = lateDialog(async () => (await withWords(import('./exam-form.tsx'))).ExamForm);

const shown = 5;

/** The module 'exams': how many days are left until each of the next ones. */
export function ExamsPanel() {
  const t = useTexts();
  const request = useExamsFrom(useToday());
  const { data, isLoading, isValidating } = request;
  const exams = data?.items ?? [];
  const colours = useKnownCourses(exams.length > 0);
  const { nameOf } = useExamWords();
  const [editing, setEditing] = useState<Exam | 'new' | null>(null);
  const add = () => setEditing('new');
  return (
    <Panel
      title={t('exam.title')}
      note={exams.length > shown && t('exam.count', { count: exams.length })}
      busy={isValidating}
      actions={
        exams.length > 0 && (
          <IconButton size="small" icon="plus" label={t('exam.add')} onClick={add} />
        )
      }
      state={<LoadProblem request={request} failed={t('exam.failed')} />}
    >
      {isLoading && !data && <PanelSkeleton height={120} rows={2} label={t('exam.loading')} />}
      {data && exams.length === 0 && (
        <EmptyState
          text={t('exam.empty')}
          action={<Button icon="plus" onClick={add} label={t('exam.add')} />}
        />
      )}
      {exams.length > 0 && (
        <ExamList
          exams={exams.slice(0, shown)}
          colorOf={({ course }) => colours.get(course) ?? 1}
          nameOf={nameOf}
          onOpen={setEditing}
        />
      )}
      {editing && (
        <ExamForm exam={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </Panel>
  );
}
