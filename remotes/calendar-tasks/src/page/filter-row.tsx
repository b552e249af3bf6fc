import { priorities } from '@board/contracts/constants/priorities';
import { useFormat } from '@board/platform';
import { Button, Checkbox, DateSpan, fieldsOf, Icon, SelectField, TextField } from '@board/ui';
import { SearchField } from '@board/ui/page';
import { Popover } from '@board/ui/popover';
import type { ReactNode } from 'react';
import { useCourses } from '../task/courses.queries.ts';
import { readTags } from '../task/tags.ts';
import { useTexts } from '../text.ts';
import styles from './filter-row.module.css';
import { useTags } from './page.queries.ts';
import type { TaskFilter } from './task-filter.ts';
import { ViewKeeper } from './view-keeper.tsx';

interface FilterRowProps {
  readonly filter: TaskFilter;
  readonly onChange: (part: Partial<TaskFilter>) => void;
  /** What stands at its end. */
  readonly end?: ReactNode;
}

/** One row: words to find, what is set, and behind a press what can be. */
export function FilterRow({ filter, onChange, end }: FilterRowProps) {
  const t = useTexts();
  return (
    <div role="search" className={styles.row} aria-label={t('filter.label')}>
      <SearchField
        hideLabel
        className={styles.search}
        label={t('filter.search')}
        placeholder={t('filter.search')}
        {...fieldsOf(filter, onChange)('search')}
      />
      <Popover
        title={t('filter.label')}
        align="start"
        trigger={<Button icon="filter">{t('filter.open')}</Button>}
      >
        <Fields filter={filter} onChange={onChange} />
      </Popover>
      <SetFilters filter={filter} onChange={onChange} />
      <ViewKeeper filter={filter} />
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}

function Fields({ filter, onChange }: FilterRowProps) {
  const t = useTexts();
  const courses = useCourses();
  const field = fieldsOf(filter, onChange);
  const tags = useTags();
  const names = [...new Set([...courses.map(({ name }) => name), filter.course])].filter(Boolean);
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('field.priority')}
        {...field('priority')}
        options={[
          { value: '', label: t('state.all') },
          ...priorities.map((value) => ({ value, label: t(`priority.${value}`) })),
        ]}
      />
      {names.length > 0 && (
        <SelectField
          label={t('field.course')}
          {...field('course')}
          options={[
            { value: '', label: t('state.all') },
            ...names.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <TextField
        label={t('filter.tag')}
        value={filter.tag}
        maxLength={30}
        onChange={(line) => onChange({ tag: readTags(line)[0] ?? '' })}
      />
      {tags.length > 0 && (
        <div role="group" aria-label={t('filter.tag')} className={styles.tags}>
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              className={styles.chip}
              onClick={() => onChange({ tag })}
            >
              {tag}
            </button>
          ))}
        </div>
      )}
      <DateSpan
        from={filter.from}
        to={filter.to}
        labels={{ from: t('filter.from'), to: t('filter.to') }}
        onChange={onChange}
      />
      <Checkbox
        label={t('filter.reminder')}
        checked={filter.reminder}
        onChange={(reminder) => onChange({ reminder })}
      />
    </div>
  );
}

function SetFilters({ filter, onChange }: FilterRowProps) {
  const t = useTexts();
  const { monthDay } = useFormat();
  const { priority, reminder, course, tag, from, to } = filter;
  const set: readonly [string, Partial<TaskFilter>][] = [
    [priority && t('filter.weight', { priority: t(`priority.${priority}`) }), { priority: '' }],
    [reminder ? t('filter.reminder') : '', { reminder: false }],
    [course, { course: '' }],
    [tag && `#${tag}`, { tag: '' }],
    [from && t('filter.since', { day: monthDay(from) }), { from: '' }],
    [to && t('filter.until', { day: monthDay(to) }), { to: '' }],
  ];
  const chips = set.filter(([words]) => words !== '');
  return chips.map(([words, off]) => (
    <button
      key={words}
      type="button"
      className={styles.chip}
      title={t('filter.remove', { filter: words })}
      onClick={() => onChange(off)}
    >
      {words}
      <Icon name="x" size="small" />
    </button>
  ));
}
