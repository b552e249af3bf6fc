import { paths } from '@board/contracts/constants/paths';
import { useToday } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, EmptyState, LoadProblem, lateDialog, PanelSkeleton, Row } from '@board/ui';
import { Page } from '@board/ui/page';
import { useState } from 'react';
import { CalendarsCard } from '../calendars/calendars-card.tsx';
import { ClassSection } from '../classes/class-section.tsx';
import { CourseList } from '../courses/course-list.tsx';
import { FeedCard } from '../feed/feed-card.tsx';
import { ImportList } from '../import/import-list.tsx';
import type { CoursePlan } from '../plan/courses.queries.ts';
import { SampleNote } from '../plan/sample-note.tsx';
import { useSampleTerm } from '../plan/sample-term.queries.ts';
import { termOn } from '../plan/term-week.ts';
import { type Term, useTermList } from '../plan/terms.queries.ts';
import { ShareCard } from '../share/share-card.tsx';
import { TermList } from '../terms/term-list.tsx';
import { useTexts } from '../text.ts';
import styles from './timetable-page.module.css';

const TermForm = lateDialog(async () => (await import('../terms/term-form.tsx')).TermForm);
const AddCourse = lateDialog(async () => (await import('../courses/add-course.tsx')).AddCourse);
const CourseForm = lateDialog(async () => (await import('../courses/course-form.tsx')).CourseForm);
const ImportWizard = lateDialog(
  async () => (await import('../import/import-wizard.tsx')).ImportWizard,
);

type Editing =
  | { what: 'term'; term?: Term }
  | { what: 'course'; plan?: CoursePlan }
  | { what: 'import' };

/** Terms and courses: what the week shows is entered, imported and changed here. */
export function TimetablePage() {
  const t = useTexts();
  const today = useToday();
  const request = useTermList();
  const { data, isLoading } = request;
  const [choice, setChoice] = useState<string | null>();
  const [editing, setEditing] = useState<Editing | null>(null);
  const terms = data?.items ?? [];
  const standing = choice === null || terms.some((term) => term.id === choice) ? choice : undefined;
  const chosen =
    standing === undefined ? ((termOn(terms, today) ?? terms[0])?.id ?? null) : standing;
  const term = terms.find((each) => each.id === chosen);
  const close = () => setEditing(null);

  return (
    <Page
      size="wide"
      title={t('page.title')}
      back={<Link to={paths.coursesTab}>{t('page.back')}</Link>}
      actions={
        <>
          <Button icon="upload" onClick={() => setEditing({ what: 'import' })}>
            {t('import.open')}
          </Button>
          <Button variant="primary" icon="plus" onClick={() => setEditing({ what: 'course' })}>
            {t('course.add')}
          </Button>
        </>
      }
    >
      <LoadProblem request={request} failed={t('courses.failed')} />
      <div className={styles.columns} data-from-top>
        <aside className={styles.side}>
          {isLoading ? (
            <PanelSkeleton height={200} rows={3} label={t('courses.loading')} />
          ) : (
            <TermList
              terms={terms}
              chosen={chosen}
              onChoose={setChoice}
              onEdit={(each) => setEditing({ what: 'term', term: each })}
              onAdd={() => setEditing({ what: 'term' })}
            />
          )}
        </aside>
        <section className={styles.main} aria-label={term?.name ?? t('term.none')}>
          <div className={styles.head}>
            <h2 className={styles.subtitle}>{term?.name ?? t('term.none')}</h2>
            <Link to={paths.grades}>{t('grades.title')}</Link>
          </div>
          {term?.sample && <SampleNote />}
          {data && (
            <CourseList
              key={chosen}
              termId={chosen}
              onEdit={(plan) => setEditing({ what: 'course', plan })}
              empty={
                terms.length === 0 ? (
                  <FirstSteps onImport={() => setEditing({ what: 'import' })} />
                ) : (
                  <EmptyState
                    text={t('course.none')}
                    action={
                      <Button icon="plus" onClick={() => setEditing({ what: 'course' })}>
                        {t('course.add')}
                      </Button>
                    }
                  />
                )
              }
            />
          )}
        </section>
        <div className={styles.feed}>
          <ClassSection course="" />
          <CalendarsCard />
          <ShareCard />
          <FeedCard />
          <ImportList />
        </div>
      </div>
      {editing?.what === 'term' && (
        <TermForm
          {...(editing.term ? { term: editing.term } : {})}
          onClose={close}
          onSaved={setChoice}
        />
      )}
      {editing?.what === 'course' &&
        (editing.plan ? (
          <CourseForm terms={terms} about={{ plan: editing.plan }} onClose={close} />
        ) : (
          <AddCourse
            day={today}
            termId={choice === undefined ? undefined : chosen}
            onClose={close}
          />
        ))}
      {editing?.what === 'import' && (
        <ImportWizard terms={terms} onClose={close} onImported={setChoice} />
      )}
    </Page>
  );
}

/** An empty timetable can be imported or tried out. */
function FirstSteps({ onImport }: { onImport: () => void }) {
  const t = useTexts();
  const { load, pending } = useSampleTerm();
  return (
    <EmptyState
      title={t('page.emptyTitle')}
      text={t('page.empty')}
      action={
        <Row>
          <Button variant="primary" icon="upload" onClick={onImport} label={t('import.open')} />
          <Button busy={pending} needsNetwork onClick={load}>
            {t('sample.load')}
          </Button>
        </Row>
      }
    />
  );
}
