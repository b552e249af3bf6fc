import { courseAt } from '@board/contracts/constants/course-paths';
import { Link, useAddress } from '@board/platform/router';
import { Button, LoadProblem, lateDialog, Row } from '@board/ui';
import { Section } from '@board/ui/page';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { ClassCard } from './class-card.tsx';
import styles from './class-section.module.css';
import { type Class, useClasses } from './classes.queries.ts';

const JoinForm = lateDialog(async () => (await import('./join-form.tsx')).JoinForm);
const MakeForm = lateDialog(async () => (await import('./make-form.tsx')).MakeForm);

/** The classes of a course, without one the way to all, and to another. A link brings its code along. */
export function ClassSection({ course }: { course: string }) {
  const t = useTexts();
  const [address] = useAddress();
  const request = useClasses();
  const [asked, setAsked] = useState<'make' | 'join' | null>(address.has('join') ? 'join' : null);
  const all = request.data?.items ?? [];
  const classes = course === '' ? all : all.filter((each) => each.course === course);
  const close = () => setAsked(null);
  return (
    <Section title={t(course === '' ? 'class.all' : 'class.title')}>
      <LoadProblem request={request} failed={t('class.failed')} />
      {request.data && classes.length === 0 && <p className={styles.note}>{t('class.note')}</p>}
      {classes.map((each) =>
        course === '' ? (
          <ClassLink key={each.id} of={each} />
        ) : (
          <ClassCard key={each.id} of={each} />
        ),
      )}
      <Row>
        <Button
          size="small"
          icon="plus"
          label={t('command.joinClass')}
          onClick={() => setAsked('join')}
        />
        <Button
          size="small"
          variant="quiet"
          label={t('command.makeClass')}
          onClick={() => setAsked('make')}
        />
      </Row>
      {asked === 'make' && <MakeForm course={course} onClose={close} />}
      {asked === 'join' && (
        <JoinForm course={course} code={address.get('join') ?? ''} onClose={close} />
      )}
    </Section>
  );
}

/** It stands with its course. */
function ClassLink({ of: { name, course, teacher, members } }: { of: Class }) {
  const t = useTexts();
  const facts = [
    name === course ? '' : course,
    teacher === null ? t('class.yours') : t('class.of', { name: teacher }),
    t('class.members', { count: members }),
  ];
  return (
    <div className={styles.card}>
      <Link className={styles.name} to={courseAt(course)}>
        {name}
      </Link>
      <small>{facts.filter(Boolean).join(t('list.dot'))}</small>
    </div>
  );
}
