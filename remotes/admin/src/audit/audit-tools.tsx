import { useDownload, useToday } from '@board/platform';
import { Button, DateSpan } from '@board/ui';
import { SearchField } from '@board/ui/page';
import { Popover } from '@board/ui/popover';
import { ProgressBar } from '@board/ui/progress';
import search from '../states/search.module.css';
import { useTexts } from '../text.ts';
import { type AuditFilter, fetchAudit } from './audit.queries.ts';

interface AuditToolsProps {
  readonly filter: AuditFilter;
  readonly onChange: (part: AuditFilter) => void;
}

/** Which entries are meant, and all of them as a file. */
export function AuditTools({ filter, onChange }: AuditToolsProps) {
  const t = useTexts();
  const today = useToday();
  const { search: words = '', start_date = '', end_date = '' } = filter;
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
      <Popover title={t('audit.days')} trigger={<Button icon="filter">{t('audit.days')}</Button>}>
        <DateSpan
          from={start_date}
          to={end_date}
          labels={{ from: t('audit.from'), to: t('audit.to') }}
          onChange={(part) =>
            onChange('from' in part ? { start_date: part.from } : { end_date: part.to })
          }
        />
      </Popover>
      {busy ? (
        <ProgressBar label={t('audit.exporting')} value={null} onCancel={cancel} />
      ) : (
        <Button icon="download" onClick={start} label={t('audit.export')} />
      )}
    </>
  );
}
