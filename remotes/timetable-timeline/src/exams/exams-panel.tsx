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
import { type Exam, useAssignmentsFrom, useExamsFrom } from './exams.queries.ts';
import { useExamWords } from './use-exam-words.ts';

const ExamForm = lateDialog(async () => (await withWords(import('./exam-form.tsx'))).ExamForm);

const shown = 5;

/** The module 'exams': how many days are left until each of the next ones, and until what is due. */
export function ExamsPanel() {
  const t = useTexts();
  const today = useToday();
  const exam = useExamsFrom(today);
  const due = useAssignmentsFrom(today, shown);
  const request = exam.error ? exam : due;
  const exams = exam.data?.items ?? [];
  const things = [...exams, ...(due.data?.items ?? [])].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
  const isKnown = exam.data && (due.data ?? due.error);
  const colours = useKnownCourses(things.length > 0);
  const { nameOf } = useExamWords();
  const [editing, setEditing] = useState<Exam | 'new' | null>(null);
  const add = () => setEditing('new');
  return (
    <Panel
      title={t('exam.withDue')}
      note={exams.length > shown && t('exam.count', { count: exams.length })}
      busy={exam.isValidating || due.isValidating}
      actions={
        things.length > 0 && (
          <IconButton size="small" icon="plus" label={t('exam.add')} onClick={add} />
        )
      }
      state={<LoadProblem request={request} failed={t('exam.failed')} />}
    >
      {!isKnown && !request.error && (
        <PanelSkeleton height={120} rows={2} label={t('exam.loading')} />
      )}
      {isKnown && things.length === 0 && (
        <EmptyState
          text={t('exam.empty')}
          action={<Button icon="plus" onClick={add} label={t('exam.add')} />}
        />
      )}
      {isKnown && things.length > 0 && (
        <ExamList
          things={things.slice(0, shown)}
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
