import type { Task } from '@board/contracts/calls/tasks';
import { openLayer, useToday } from '@board/platform';
import { Button } from '@board/ui';
import { useTexts } from '../text.ts';
import { CountdownLine, ExamLine } from './exam-line.tsx';
import styles from './exam-list.module.css';
import { type Exam, useRevisions } from './exams.queries.ts';
import { useExamWords } from './use-exam-words.ts';

interface ExamListProps {
  /** Exams, and what is to be handed in. */
  things: readonly (Exam | Task)[];
  colorOf: (thing: Exam | Task) => number;
  nameOf: (thing: Exam | Task) => string;
  onOpen: (exam: Exam) => void;
}

/** Exams in their order with what is due between them, how far their revision is, and the way to plan it. */
export function ExamList({ things, colorOf, nameOf, onOpen }: ExamListProps) {
  const t = useTexts();
  const today = useToday();
  const { dueOf } = useExamWords();
  const revisions = useRevisions().data?.items;
  const next = things.find((thing) => !isTask(thing) && thing.date > today);
  return (
    <>
      <ul>
        {things.map((thing) =>
          isTask(thing) ? (
            <CountdownLine
              key={thing.id}
              date={thing.date}
              color={colorOf(thing)}
              name={nameOf(thing)}
              details={dueOf(thing)}
              onOpen={() => openLayer('calendar-tasks', 'task', { id: thing.id })}
            />
          ) : (
            <ExamLine
              key={thing.id}
              exam={thing}
              color={colorOf(thing)}
              name={nameOf(thing)}
              revision={revisions?.find(({ exam_id }) => exam_id === thing.id)}
              onOpen={onOpen}
            />
          ),
        )}
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

const isTask = (thing: Exam | Task): thing is Task => 'assignment' in thing;
