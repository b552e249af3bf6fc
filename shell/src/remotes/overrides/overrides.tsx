import { late } from '@board/ui';
import { useState } from 'react';
import { takeAskedOverrides } from './asked-overrides.ts';
import { hasOverrides } from './stored-overrides.ts';

const OverrideNotice = late(async () => (await import('./override-notice.tsx')).OverrideNotice, {
  failed: () => null,
});

/** Next to nothing for everybody who has no remote from elsewhere and asks for none. */
export function Overrides() {
  const [asked] = useState(takeAskedOverrides);
  if (asked.length === 0 && !hasOverrides()) return null;
  return <OverrideNotice asked={asked} />;
}
