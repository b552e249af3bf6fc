import { openLayer, useToday } from '@board/platform';
import { Button } from '@board/ui';
import { useTexts } from '../text.ts';
import { ExamLine } from './exam-line.tsx';
import styles from './exam-list.module.css';
import { type Exam, useRevisions } from './exams.queries.ts';

interface ExamListProps {
  exams: readonly Exam[];
  colorOf: (exam: Exam) => number;
  nameOf: (exam: Exam) => string;
  onOpen: (exam: Exam) => void;
}

/** Exams in their order, how far their revision is, and the way to plan it. */
export function ExamList({ exams, colorOf, nameOf, onOpen }: ExamListProps) {
  const t = useTexts();
  const today = useToday();
  const revisions = useRevisions().data?.items;
  const next = exams.find(({ date }) => date > today);
  return (
    <>
      <ul>
        {exams.map((exam) => (
          <ExamLine
            key={exam.id}
            exam={exam}
            color={colorOf(exam)}
            name={nameOf(exam)}
            revision={revisions?.find(({ exam_id }) => exam_id === exam.id)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {next && (
        <Button
          variant="link"
          className={styles.plan}
          label={t('exam.plan')}
          onClick={() => openLayer('timetable-timeline', 'revision', { id: next.id })}
        />
      )}
    </>
  );
}
