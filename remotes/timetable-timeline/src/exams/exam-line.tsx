import type { Revision } from '@board/contracts/calls/planning';
import { useFormat, useToday } from '@board/platform';
import { daysBetween } from '@board/time';
import { tinted } from '@board/ui';
import { Meter } from '@board/ui/progress';
import type { ReactNode } from 'react';
import { useTexts } from '../text.ts';
import styles from './exam-line.module.css';
import type { Exam } from './exams.queries.ts';
import { useExamWords } from './use-exam-words.ts';

interface CountdownProps {
  date: string;
  color: number;
  name: string;
  details: string;
  onOpen: () => void;
  children?: ReactNode;
}

/** How many days are left, then what comes. */
export function CountdownLine({ date, color, name, details, onOpen, children }: CountdownProps) {
  const t = useTexts();
  const days = daysBetween(useToday(), date);
  return (
    <li className={styles.line} style={tinted(color)} data-over={days < 0 || undefined}>
      <span className={styles.days}>
        {days > 0 && (
          <>
            <b>{days}</b> <small>{t('exam.days', { count: days })}</small>
          </>
        )}
        {days === 0 && <b className={styles.today}>{t('exam.today')}</b>}
        {days < 0 && <small>{t('exam.over')}</small>}
      </span>
      <button type="button" className={styles.exam} onClick={onOpen}>
        <span className={styles.name}>{name}</span>
        <small>{details}</small>
      </button>
      {children}
    </li>
  );
}

interface ExamLineProps {
  exam: Exam;
  color: number;
  /** What it is called here: where the course is known, the exam alone. */
  name: string;
  /** How far its plan is, where there is one. */
  revision: Revision | undefined;
  onOpen: (exam: Exam) => void;
}

export function ExamLine({ exam, color, name, revision, onOpen }: ExamLineProps) {
  const { detailsOf } = useExamWords();
  const isOver = exam.date < useToday();
  return (
    <CountdownLine
      date={exam.date}
      color={color}
      name={name}
      details={detailsOf(exam)}
      onOpen={() => onOpen(exam)}
    >
      {revision && !isOver && <RevisionDone {...revision} />}
    </CountdownLine>
  );
}

function RevisionDone({ done_minutes: done, planned_minutes: planned }: Revision) {
  const t = useTexts();
  const format = useFormat();
  const hours = (minutes: number) => format.number(Math.round(minutes / 6) / 10);
  const text = t('exam.revised', { done: hours(done), planned: hours(planned) });
  return (
    <div className={styles.revision}>
      <Meter
        hideLabel
        label={t('exam.revision')}
        text={text}
        value={planned > 0 ? done / planned : 0}
      />
      <small aria-hidden="true">{text}</small>
    </div>
  );
}
