import { courseAt } from '@board/contracts/constants/course-paths';
import { useAddress, useNavigate } from '@board/platform/router';
import { Button, LoadProblem, lateDialog, Row } from '@board/ui';
import { Section } from '@board/ui/page';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { ClassCard } from './class-card.tsx';
import styles from './class-section.module.css';
import { useClasses } from './classes.queries.ts';

const JoinForm = lateDialog(async () => (await import('./join-form.tsx')).JoinForm);
const MakeForm = lateDialog(async () => (await import('./make-form.tsx')).MakeForm);

/** The classes of a course: those one has, those one is in, and the way to either. A link brings its code along. */
export function ClassSection({ course }: { course: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [address] = useAddress();
  const request = useClasses();
  const [asked, setAsked] = useState<'make' | 'join' | null>(address.has('join') ? 'join' : null);
  const classes = request.data?.items.filter((each) => each.course === course) ?? [];
  const close = () => setAsked(null);
  return (
    <Section title={t('class.title')}>
      <LoadProblem request={request} failed={t('class.failed')} />
      {request.data && classes.length === 0 && <p className={styles.note}>{t('class.note')}</p>}
      {classes.map((each) => (
        <ClassCard key={each.id} of={each} />
      ))}
      <Row>
        <Button size="small" icon="plus" label={t('class.join')} onClick={() => setAsked('join')} />
        {course !== '' && (
          <Button
            size="small"
            variant="quiet"
            label={t('class.make')}
            onClick={() => setAsked('make')}
          />
        )}
      </Row>
      {asked === 'make' && <MakeForm course={course} onClose={close} />}
      {asked === 'join' && (
        <JoinForm
          course={course}
          code={address.get('join') ?? ''}
          onClose={close}
          onJoined={(joined) => void navigate(courseAt(joined.course))}
        />
      )}
    </Section>
  );
}
