import type { Health } from '@board/contracts/calls/admin';
import { useFormat } from '@board/platform';
import { Link } from '@board/platform/router';
import { Loaded, Skeleton } from '@board/ui';
import { Page, Section } from '@board/ui/page';
import { JobsSection } from '../jobs/jobs-section.tsx';
import { paths } from '../paths.ts';
import { useTexts } from '../text.ts';
import { BackupsTold } from './backups-told.tsx';
import { DayCharts } from './day-charts.tsx';
import { useHealth } from './health.queries.ts';
import styles from './health-page.module.css';
import { OpenJobs } from './open-jobs.tsx';
import { OutgoingTold } from './outgoing-told.tsx';
import { SlowStatements } from './slow-statements.tsx';

/** How the servers were for a day, what waits, and what failed and why. */
export function HealthPage() {
  const t = useTexts();
  return (
    <Page size="wide" title={t('health.title')} back={<Link to={paths.console}>{t('title')}</Link>}>
      <Loaded
        request={useHealth()}
        failed={t('health.failed')}
        skeleton={<Skeleton height={420} />}
      >
        {(health) => (
          <>
            <Told health={health} />
            <JobsSection />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Told({ health }: { readonly health: Health }) {
  const t = useTexts();
  const { number } = useFormat();
  const { samples } = health;
  const instances = samples.at(-1)?.instances ?? 0;
  return (
    <>
      <Section
        title={t('health.day')}
        note={samples.length > 0 && t('health.of', { count: instances, shown: number(instances) })}
      >
        {samples.length > 0 ? (
          <DayCharts health={health} />
        ) : (
          <p className={styles.words}>{t('health.soon')}</p>
        )}
      </Section>
      <BackupsTold health={health} />
      <OutgoingTold outgoing={health.outgoing} />
      <SlowStatements slow={health.slow} />
      <OpenJobs jobs={health.jobs} />
    </>
  );
}
