import type { Proposal } from '@board/contracts/calls/assistant';
import { categories } from '@board/contracts/constants/categories';
import { repeatText } from '@board/contracts/formats/repeat-text';
import { useFormat, useLocale } from '@board/platform';
import { useTexts } from '../text.ts';

type Change = Proposal['changes'][number];

/** A field's value as the person's language writes it. */
export function useFieldValue(): (field: Change['field'], value: Change['after']) => string {
  const t = useTexts();
  const format = useFormat();
  const locale = useLocale();
  return (field, value) => {
    if (value === null || value === '') return t('proposal.none');
    if (typeof value === 'boolean' || field === 'priority' || field === 'type') {
      return t(`proposal.value.${value}`);
    }
    if (field === 'duration_minutes') return t('proposal.minutes', { minutes: value });
    if (typeof value === 'number')
      return field === 'amount' ? format.currency(value) : format.number(value);
    if (field === 'recurrence') return repeatText(value, locale, format);
    if (field === 'date') return format.mediumDay(value);
    if (field === 'time') return format.timeRange(value);
    if (field === 'reminder_time') return format.instant(value);
    if (field === 'category') {
      const known = categories.find(({ key }) => key === value);
      if (known) return locale === 'en' ? `${known.en} ${known.zh}` : known.zh;
    }
    return value;
  };
}
