import type { ConflictRequest } from '@board/contracts/events/event-map';
import { useEvent } from '@board/platform';
import { late, loadDialog } from '@board/ui';
import { useState } from 'react';

/** The choice waits until its dialog can be had, which is asked for again when the network is back. */
const ConflictDialog = late(
  async () => {
    const [{ ConflictDialog: Choice }] = await Promise.all([
      import('./conflict-dialog.tsx'),
      // A dialog without its layer would close, and closing is an answer.
      loadDialog(),
    ]);
    return Choice;
  },
  { failed: () => null },
);

/** Two versions of one thing, one choice; several wait in line. */
export function ConflictHost() {
  const [requests, setRequests] = useState<readonly ConflictRequest[]>([]);
  useEvent('ui.conflict', (request) => setRequests((waiting) => [...waiting, request]));
  // Nobody else answers what one person was asked.
  useEvent('session.ended', () => {
    for (const request of requests) request.answer('undecided');
    setRequests([]);
  });
  const [first] = requests;
  if (!first) return null;
  return (
    <ConflictDialog
      request={first}
      onChoice={(keep) => {
        setRequests((waiting) => waiting.filter((request) => request !== first));
        first.answer(keep);
      }}
    />
  );
}
