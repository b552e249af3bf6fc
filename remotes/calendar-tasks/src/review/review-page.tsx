import { paths } from '@board/contracts/constants/paths';
import { attempt, Slot, useFormat, useToday } from '@board/platform';
import { Link, useNavigate } from '@board/platform/router';
import { Button, phone, useMedia } from '@board/ui';
import { Page } from '@board/ui/page';
import { useMemo } from 'react';
import { useBrief, useBriefWrites } from '../briefs/briefs.queries.ts';
import { useToldDays } from '../calendar-page/entries/use-told-days.ts';
import { WeekSources } from '../calendar-page/entries/week-sources.tsx';
import { useTexts } from '../text.ts';
import { DonePart } from './done-part.tsx';
import { LeftPart } from './left-part.tsx';
import styles from './review-page.module.css';
import { ReviewSteps } from './review-steps.tsx';
import { reviewWeekOf } from './review-week.ts';
import { useNextWeek } from './use-next-week.ts';

/** The week in two minutes: what was done, what is left over and where it goes, what it cost, what is ahead. */
export function ReviewPage() {
  const t = useTexts();
  const format = useFormat();
  const isPhone = useMedia(phone);
  const today = useToday();
  const week = useMemo(() => reviewWeekOf(today), [today]);
  const [until = today] = [today, week.end].sort();
  const [told, tell] = useToldDays();
  const days = useNextWeek(week.next, told);
  const finish = useFinish();
  const left = <LeftPart until={until} days={days} />;
  const beside = <Slot name="week-review" about={{ start: week.start, end: week.end }} />;
  return (
    <Page
      size="wide"
      title={t('review.title', {
        days: format.span(week.start, week.end, isPhone ? 'short' : undefined),
      })}
      back={<Link to={paths.board}>{t('page.back')}</Link>}
      actions={!isPhone && <Button variant="primary" label={t('review.finish')} onClick={finish} />}
    >
      <WeekSources monday={week.next} tell={tell} />
      {isPhone ? (
        <ReviewSteps
          steps={[
            { name: t('review.done'), part: <DonePart week={week} /> },
            { name: t('review.left'), part: left },
            { name: t('review.beside'), part: beside },
          ]}
          onFinish={finish}
        />
      ) : (
        <>
          <div className={styles.parts}>
            <DonePart week={week} />
            {beside}
          </div>
          {left}
        </>
      )}
    </Page>
  );
}

/** Back to the board, where the card has done its work. */
function useFinish() {
  const t = useTexts();
  const navigate = useNavigate();
  const brief = useBrief(true);
  const { close } = useBriefWrites();
  return () => {
    if (brief?.kind === 'sunday')
      void attempt(() => close('sunday', brief.date), { failed: t('brief.notClosed') });
    void navigate(paths.board);
  };
}
