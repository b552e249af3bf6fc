import { useDownload, useFormat, useToday } from '@board/platform';
import { Button, DateSpan } from '@board/ui';
import { SearchField } from '@board/ui/page';
import { Popover } from '@board/ui/popover';
import { ProgressBar } from '@board/ui/progress';
import search from '../states/search.module.css';
import { useTexts } from '../text.ts';
import { type AuditFilter, fetchAudit } from './audit.queries.ts';
import styles from './audit-tools.module.css';

interface AuditToolsProps {
  readonly filter: AuditFilter;
  readonly onChange: (part: AuditFilter) => void;
}

/** Which entries are meant, and all of them as a file. */
export function AuditTools({ filter, onChange }: AuditToolsProps) {
  const t = useTexts();
  const today = useToday();
  const { monthDay } = useFormat();
  const { search: words = '', start_date = '', end_date = '' } = filter;
  const days = [start_date, end_date].map((day) => day && monthDay(day)).join(' – ');
  const { busy, start, cancel } = useDownload(
    (signal) => fetchAudit(filter, signal),
    `audit-${today}.csv`,
    { failed: t('audit.exportFailed') },
  );
  return (
    <>
      <SearchField
        hideLabel
        className={search.search}
        label={t('audit.search')}
        placeholder={t('audit.searchHint')}
        value={words}
        onChange={(next) => onChange({ search: next })}
      />
      <Popover
        title={t('audit.days')}
        trigger={<Button icon="filter">{start_date || end_date ? days : t('audit.days')}</Button>}
      >
        <div className={styles.days}>
          <DateSpan
            from={start_date}
            to={end_date}
            labels={{ from: t('word.from'), to: t('word.to') }}
            onChange={(part) =>
              onChange('from' in part ? { start_date: part.from } : { end_date: part.to })
            }
          />
        </div>
      </Popover>
      {busy ? (
        <ProgressBar label={t('audit.exporting')} value={null} onCancel={cancel} />
      ) : (
        <Button icon="download" onClick={start} label={t('audit.export')} />
      )}
    </>
  );
}
