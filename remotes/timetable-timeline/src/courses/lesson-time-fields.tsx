import { defaultTime } from '@board/contracts/constants/periods';
import { Button, Row, TextField, TimeField } from '@board/ui';
import { usePlanWords } from '../plan/plan-words.ts';
import { useTexts } from '../text.ts';
import styles from './course-form.module.css';

interface LessonTime {
  periods: string;
  time: string | null;
}

interface LessonTimeFieldsProps {
  value: LessonTime;
  onChange: (value: LessonTime) => void;
  error?: string | undefined;
}

/** Periods as people write them, or a time of the lesson's own. */
export function LessonTimeFields({ value, onChange, error }: LessonTimeFieldsProps) {
  const t = useTexts();
  const { periodFigures } = usePlanWords();
  const { periods, time } = value;
  if (time === null) {
    return (
      <div className={styles.time}>
        <TextField
          label={t('lesson.periods')}
          placeholder={periodFigures('1-2节')}
          value={periods}
          onChange={(next) => onChange({ periods: next, time: null })}
          error={error}
        />
        <Button
          label={t('lesson.useTime')}
          variant="link"
          size="small"
          onClick={() => onChange({ periods: '', time: defaultTime })}
        />
      </div>
    );
  }
  const [from = '', to = ''] = time.split('-');
  return (
    <div className={styles.time}>
      <Row even>
        <TimeField
          label={t('lesson.from')}
          value={from}
          onChange={(next) => onChange({ periods, time: `${next}-${to}` })}
          error={error}
        />
        <TimeField
          label={t('lesson.to')}
          after={from}
          value={to}
          onChange={(next) => onChange({ periods, time: `${from}-${next}` })}
        />
      </Row>
      <Button variant="link" size="small" onClick={() => onChange({ periods, time: null })}>
        {t('lesson.usePeriods')}
      </Button>
    </div>
  );
}
