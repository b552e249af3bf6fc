import type { Settings } from '@board/contracts/calls/admin';
import { Loaded } from '@board/ui';
import { RowsSkeleton } from '@board/ui/query-table';
import type { ReactNode } from 'react';
import { useTexts } from '../text.ts';
import { useSettings } from './settings.queries.ts';

interface WithSettingsProps {
  /** How many lines it will take. */
  readonly rows: number;
  readonly children: (settings: Settings) => ReactNode;
}

export function WithSettings({ rows, children }: WithSettingsProps) {
  const t = useTexts();
  const skeleton = <RowsSkeleton rows={rows} />;
  return (
    <Loaded request={useSettings()} failed={t('settings.loadFailed')} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
