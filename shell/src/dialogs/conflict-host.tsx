import type { ConflictRequest } from '@board/contracts/events/event-map';
import { useEvent } from '@board/platform';
import { lazy, Suspense, useState } from 'react';

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}));

/** Two versions of one thing, one choice; several wait in line. */
export function ConflictHost() {
  const [requests, setRequests] = useState<readonly ConflictRequest[]>([]);
  useEvent('ui.conflict', (request) => setRequests((waiting) => [...waiting, request]));
  const [first] = requests;
  if (!first) return null;
  return (
    <Suspense>
      <ConflictDialog
        request={first}
        onChoice={(keep) => {
          setRequests((waiting) => waiting.filter((request) => request !== first));
          first.answer(keep);
        }}
      />
    </Suspense>
  );
}
