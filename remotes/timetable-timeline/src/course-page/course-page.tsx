import { paths } from '@board/contracts/constants/paths';
import { openLayer, Slot, useToday } from '@board/platform';
import { Link, useAddress } from '@board/platform/router';
import { Button, classNames, LoadProblem, lateDialog, tinted } from '@board/ui';
import { Page, Section } from '@board/ui/page';
import { useState } from 'react';
import { ClassSection } from '../classes/class-section.tsx';
import { WhenAndWhere } from '../courses/when-and-where.tsx';
import { ExamList } from '../exams/exam-list.tsx';
import { type Exam, useExamsOf } from '../exams/exams.queries.ts';
import { CourseGrades } from '../grades/course-grades.tsx';
import { type CoursePlan, usePlansNamed } from '../plan/courses.queries.ts';
import { termOn, weekNumber } from '../plan/term-week.ts';
import { useTerms } from '../plan/terms.queries.ts';
import { useTexts } from '../text.ts';
import { CourseNote } from './course-note.tsx';
import styles from './course-page.module.css';
import { NextCard } from './next-card.tsx';

const ExamForm = lateDialog(async () => (await import('../exams/exam-form.tsx')).ExamForm);

/** All of a course, by its name: what comes next, what is due, its exams, when and where it is. */
export function CoursePage() {
  const t = useTexts();
  const today = useToday();
  const [address] = useAddress();
  const name = address.get('name') ?? '';
  const { request, plans } = usePlansNamed(name);
  const terms = useTerms();
  const term = terms && termOn(terms, today);
  const plan = plans?.find(({ term_id }) => term_id === term?.id) ?? plans?.at(-1);
  const color = plan?.color ?? 1;
  const facts = [
    plan?.teacher,
    term &&
      plan?.term_id === term.id &&
      t('coursePage.week', { week: weekNumber(term, today), weeks: term.weeks }),
  ].filter(Boolean);

  return (
    <Page
      size="wide"
      title={
        <span className={styles.title} style={tinted(color)}>
          {name || t('exam.course')}
        </span>
      }
      back={<Link to={paths.timetable}>{t('coursePage.back')}</Link>}
      actions={
        plan && (
          <Button
            icon="edit"
            aria-label={t('lesson.editAll')}
            label={t('edit')}
            onClick={() => openLayer('timetable-timeline', 'course', { id: plan.id })}
          />
        )
      }
    >
      <LoadProblem request={request} failed={t('courses.failed')} />
      {/* Its line is there before its words: nothing moves when they come. */}
      <p className={classNames(styles.facts, styles.who)}>
        {name === '' || plans?.length === 0
          ? t('coursePage.unknown')
          : facts.join(t('list.dot')) || '\u00a0'}
      </p>
      {/* A link to join names no course. */}
      {name === '' ? (
        <ClassSection course="" />
      ) : (
        <CourseSections {...{ name, plan, color, today }} />
      )}
    </Page>
  );
}

interface CourseSectionsProps {
  name: string;
  plan: CoursePlan | undefined;
  color: number;
  today: string;
}

function CourseSections({ name, plan, color, today }: CourseSectionsProps) {
  const t = useTexts();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <NextCard course={name} color={color} />
      <div className={styles.columns}>
        <div>
          {plan && <Slot name="course-page" about={{ id: plan.id, name, date: today }} />}
          <Exams course={name} color={color} onAdd={() => setAdding(true)} />
          {plan && <CourseNote plan={plan} />}
        </div>
        <div>
          <ClassSection course={name} />
          {plan && <CourseGrades course={name} />}
          {plan && (
            <Section title={t('course.lessons')}>
              <WhenAndWhere plan={plan} />
            </Section>
          )}
        </div>
      </div>
      {adding && <ExamForm course={name} onClose={() => setAdding(false)} />}
    </>
  );
}

interface ExamsProps {
  course: string;
  color: number;
  onAdd: () => void;
}

function Exams({ course, color, onAdd }: ExamsProps) {
  const t = useTexts();
  const request = useExamsOf(course);
  const [editing, setEditing] = useState<Exam | null>(null);
  const exams = request.data?.items ?? [];
  return (
    <Section
      title={t('exam.title')}
      actions={<Button size="small" icon="plus" label={t('exam.add')} onClick={onAdd} />}
    >
      <LoadProblem request={request} failed={t('exam.failed')} />
      {request.data && exams.length === 0 && (
        <p className={styles.facts}>{t('coursePage.noExam')}</p>
      )}
      {exams.length > 0 && (
        <ExamList
          things={exams}
          colorOf={() => color}
          nameOf={({ title }) => title}
          onOpen={setEditing}
        />
      )}
      {editing && <ExamForm exam={editing} onClose={() => setEditing(null)} />}
    </Section>
  );
}
