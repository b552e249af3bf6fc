import type { MoneyAccount } from '@board/contracts/calls/money-accounts';
import { categories, categoryName } from '@board/contracts/constants/categories';
import { useLocale } from '@board/platform';
import { classNames, DateSpan, fieldsOf, SelectField } from '@board/ui';
import { SearchField } from '@board/ui/page';
import { useAccountChoice } from '../accounts/use-account-choice.ts';
import { useCourseNames } from '../ledger/course-names.queries.ts';
import { useTexts } from '../text.ts';
import styles from './filter-bar.module.css';
import { type LedgerFilter, periods } from './ledger-filter.ts';

const itsName = ({ name }: MoneyAccount) => name;
const holdsRecords = ({ kind }: MoneyAccount) => kind !== 'goal';

interface FilterBarProps {
  readonly filter: LedgerFilter;
  readonly onChange: (part: Partial<LedgerFilter>) => void;
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const t = useTexts();
  const locale = useLocale();
  const field = fieldsOf(filter, onChange);
  const courses = useCourseNames(filter.course);
  const accounts = useAccountChoice(t('filter.all'), itsName, holdsRecords, filter.account);
  const known = categories.map(({ key }): string => key);
  const more = [courses.length > 0, accounts.length > 1].filter(Boolean).length;
  const choices = ([undefined, 'withOne', 'withTwo'] as const)[more];
  const keys =
    filter.category && !known.includes(filter.category) ? [...known, filter.category] : known;
  return (
    <div
      className={classNames(styles.bar, choices && styles[choices])}
      role="search"
      aria-label={t('filter.label')}
    >
      <SearchField
        label={t('filter.search')}
        placeholder={t('filter.searchHint')}
        {...field('search')}
      />
      <SelectField
        label={t('filter.period')}
        {...field('period')}
        options={periods.map((period) => ({ value: period, label: t(`period.${period}`) }))}
      />
      <SelectField
        label={t('field.type')}
        {...field('type')}
        options={[
          { value: '', label: t('filter.all') },
          { value: 'expense', label: t('type.expense') },
          { value: 'income', label: t('type.income') },
        ]}
      />
      <SelectField
        label={t('field.category')}
        {...field('category')}
        options={[
          { value: '', label: t('filter.all') },
          ...keys.map((key) => ({ value: key, label: categoryName(key, locale) })),
        ]}
      />
      {courses.length > 0 && (
        <SelectField
          label={t('field.course')}
          {...field('course')}
          options={[
            { value: '', label: t('filter.all') },
            ...courses.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      {accounts.length > 1 && (
        <SelectField label={t('field.account')} {...field('account')} options={accounts} />
      )}
      {filter.period === 'custom' && (
        <DateSpan
          from={filter.from}
          to={filter.to}
          labels={{ from: t('filter.from'), to: t('filter.to') }}
          error={filter.to && filter.from > filter.to ? t('filter.order') : undefined}
          onChange={onChange}
        />
      )}
    </div>
  );
}
