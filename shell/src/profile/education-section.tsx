import { type EducationBinding, getEducationBinding } from '@board/contracts/calls/education';
import { useApi, useFormat, useText } from '@board/platform';
import { Status } from '@board/ui';
import { ProgressBar } from '@board/ui/progress';
import { EducationForm } from './education-form.tsx';
import { LoadTrouble } from './parts/load-trouble.tsx';
import styles from './parts/profile.module.css';
import { Section } from './parts/section.tsx';

/** For whoever has no live connection: a reading takes seconds. */
const lookAgainMs = 2_000;

export function EducationSection() {
  const t = useText('shell');
  const request = useApi(
    getEducationBinding,
    {},
    { refreshInterval: (latest) => (latest?.sync.state === 'running' ? lookAgainMs : 0) },
  );
  const { data: binding } = request;

  return (
    <Section
      id="education"
      title={t('profile.education.title')}
      about={t('profile.education.about')}
      state={binding?.isBound && <Reading sync={binding.sync} />}
    >
      <LoadTrouble request={request} />
      <EducationForm binding={binding} />
    </Section>
  );
}

/** How far a reading is, or what the last one came to. */
function Reading({ sync }: Pick<EducationBinding, 'sync'>) {
  const t = useText('shell');
  const { instant, percent } = useFormat();
  const { state, progress, at, message, added, changed, removed } = sync;
  if (state === 'running') {
    return (
      <>
        <Status tone="success">{t('profile.education.bound')}</Status>
        <ProgressBar
          label={t('profile.education.reading')}
          text={percent(progress)}
          value={progress}
        />
      </>
    );
  }
  if (state === 'failed') {
    return (
      <Status tone="warning">{t('profile.education.readFailed', { reason: message ?? '' })}</Status>
    );
  }
  if (!at) return <Status tone="success">{t('profile.education.bound')}</Status>;
  return (
    <>
      <Status tone="success">{t('profile.education.boundAt', { time: instant(at) })}</Status>
      <p className={styles.counts}>{t('profile.education.counts', { added, changed, removed })}</p>
    </>
  );
}
