import { type GradeScale, gradeScales, hundred } from '@board/contracts/constants/grades';
import { paths } from '@board/contracts/constants/paths';
import { gradePoints } from '@board/contracts/grades/grade-points';
import { attempt, useFormat, useNeedsNetwork } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, EmptyState, Icon, Loaded, lateDialog, PanelSkeleton, Segmented } from '@board/ui';
import { Page, Section } from '@board/ui/page';
import { useState } from 'react';
import { average } from '../grades/figures.ts';
import { type Grades, useGrades, useGradeWrites } from '../grades/grades.queries.ts';
import { useTermList } from '../plan/terms.queries.ts';
import { useTexts } from '../text.ts';
import { GradeLine } from './grade-line.tsx';
import styles from './grades-page.module.css';

const GradeForm = lateDialog(async () => (await import('../grades/grade-form.tsx')).GradeForm);
const ScaleForm = lateDialog(async () => (await import('../grades/scale-form.tsx')).ScaleForm);

/** Every course of every term with what it counts, and the average of each term and of all. */
export function GradesPage() {
  const t = useTexts();
  const request = useGrades();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('grades.add')}
    </Button>
  );
  return (
    <Page
      title={t('grades.title')}
      back={<Link to={paths.coursesTab}>{t('page.back')}</Link>}
      actions={add}
    >
      <Loaded
        request={request}
        failed={t('grades.failed')}
        skeleton={<PanelSkeleton height={400} rows={8} label={t('grades.loading')} />}
      >
        {(grades) =>
          grades.items.length === 0 ? (
            <EmptyState
              text={t('grades.none')}
              action={<Link to={paths.timetable}>{t('courses.open')}</Link>}
            />
          ) : (
            <>
              <Average grades={grades} />
              <Terms grades={grades} />
            </>
          )
        }
      </Loaded>
      {adding && (
        <GradeForm
          item={{ term_id: null, course_name: '', color: null, grade: null }}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}

/** Of everything, and by which scale. */
function Average({ grades }: { grades: Grades }) {
  const t = useTexts();
  const { saveScale } = useGradeWrites();
  const offline = useNeedsNetwork();
  const [editing, setEditing] = useState(false);
  const all = averageOf(grades, grades.items);
  const choose = (scale: GradeScale) =>
    void attempt(() => saveScale({ scale }), {
      key: 'grades.scale',
      done: t('grades.scaleChosen', { scale: scale === 'percent' ? '%' : scale }),
      failed: t('grades.notChanged'),
      undo: () => saveScale({ scale: grades.scale }),
    });
  return (
    <div className={styles.top}>
      <p className={styles.average}>
        {all ? (
          <>
            <strong>{average(all.average)}</strong>{' '}
            {t(grades.scale === 'percent' ? 'grades.all' : 'grades.gpa', {
              count: all.credits / hundred,
            })}
          </>
        ) : (
          t('grades.noMarks')
        )}
      </p>
      <div className={styles.scale} title={offline}>
        <Segmented
          label={t('grades.scale')}
          options={gradeScales.map((value) => ({
            value,
            label: value === 'percent' ? '%' : value,
          }))}
          value={grades.scale}
          disabled={offline !== undefined}
          onChange={choose}
        />
        <Button variant="quiet" icon="edit" onClick={() => setEditing(true)}>
          {t('grades.table')}
        </Button>
      </div>
      {editing && <ScaleForm grading={grades} onClose={() => setEditing(false)} />}
    </div>
  );
}

function Terms({ grades }: { grades: Grades }) {
  const t = useTexts();
  const { data, error } = useTermList();
  // A course whose term is still to come would stand in another list first.
  if (!data && !error) return null;
  const known = data?.items ?? [];
  const has = (id: string | null) => known.some((term) => term.id === id);
  const terms = [
    ...known.map(({ id, name }) => ({
      key: id,
      name,
      items: grades.items.filter(({ term_id }) => term_id === id),
    })),
    {
      key: 'none',
      name: t('grades.noTerm'),
      items: grades.items.filter(({ term_id }) => !has(term_id)),
    },
  ];
  const filled = terms.filter(({ items }) => items.length > 0);
  return filled.map(({ key, name, items }) => (
    <Term key={key} {...{ name, items, grades }} isOnly={filled.length === 1} />
  ));
}

interface TermProps extends Pick<Grades, 'items'> {
  name: string;
  grades: Grades;
  /** Its average is that of all. */
  isOnly: boolean;
}

function Term({ name, items, grades, isOnly }: TermProps) {
  const t = useTexts();
  const { compare } = useFormat();
  const found = averageOf(grades, items);
  const note =
    !isOnly &&
    found &&
    t('grades.ofTerm', { average: average(found.average), count: found.credits / hundred });
  return (
    <Section title={name} note={note}>
      <p className={styles.heads} aria-hidden="true">
        <span />
        <span>{t('grades.mark')}</span>
        <span>{t(grades.scale === 'percent' ? 'grades.letter' : 'grades.pointsShort')}</span>
        <Icon name="down" />
      </p>
      <ul>
        {items
          .toSorted((one, other) => compare(one.course_name, other.course_name))
          .map((item) => (
            <GradeLine key={`${item.grade?.id}${item.course_name}`} item={item} grading={grades} />
          ))}
      </ul>
    </Section>
  );
}

const averageOf = (grading: Grades, items: Grades['items']) =>
  gradePoints(
    items.flatMap(({ grade }) => grade ?? []),
    grading,
  );
