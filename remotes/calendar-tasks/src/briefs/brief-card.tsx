import { paths } from '@board/contracts/constants/paths';
import { attempt, openLayer, selectDay } from '@board/platform';
import { useNavigate } from '@board/platform/router';
import { Button, Icon, IconButton } from '@board/ui';
import { useId } from 'react';
import { useChangeTasks } from '../task/use-change-tasks.ts';
import { useTexts } from '../text.ts';
import styles from './brief-card.module.css';
import { type BriefLine, type ToldBrief, useBriefWrites } from './briefs.queries.ts';

const icons = {
  lesson: 'week',
  exam: 'week',
  task: 'list',
  money: 'money',
  week: 'today',
} as const;

/** What is to be known of a morning or a week, each with its one press. */
export function BriefCard({ brief: { kind, date, time, lines } }: { readonly brief: ToldBrief }) {
  const t = useTexts();
  const title = useId();
  const { close } = useBriefWrites();
  return (
    <section className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <h3 id={title}>{t(`brief.title.${kind}`)}</h3>
        <time>{time}</time>
        <IconButton
          icon="more"
          label={t('brief.settings')}
          onClick={() => openLayer('calendar-tasks', 'briefs')}
        />
        <IconButton
          icon="x"
          label={t(`brief.close.${kind}`)}
          onClick={() => void attempt(() => close(kind, date), { failed: t('brief.notClosed') })}
        />
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.about} className={styles.line}>
            <Icon name={icons[line.about]} />
            <div>
              <b>{line.title}</b>
              <small>{line.text}</small>
            </div>
            <Act line={line} day={date} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Act({
  line: { about, task, place },
  day,
}: {
  readonly line: BriefLine;
  readonly day: string;
}) {
  const t = useTexts();
  const navigate = useNavigate();
  const change = useChangeTasks();
  if (about === 'task' && task)
    return place ? (
      <Button
        variant="primary"
        label={t('brief.place', { time: place.slice(0, 5) })}
        onClick={() => void change([task], { date: day, time: place })}
      />
    ) : (
      <Button
        label={t('action.open')}
        onClick={() => openLayer('calendar-tasks', 'task', { id: task.id })}
      />
    );
  if (about === 'money')
    return <Button label={t('brief.record')} onClick={() => openLayer('finance', 'transaction')} />;
  if (about === 'week')
    return (
      <Button
        variant="primary"
        label={t('brief.review')}
        onClick={() => void navigate(paths.review)}
      />
    );
  return (
    <Button
      label={t('brief.seeToday')}
      onClick={() => {
        selectDay('');
        void navigate(paths.calendar);
      }}
    />
  );
}
