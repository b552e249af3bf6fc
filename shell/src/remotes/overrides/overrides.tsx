import { lazy, Suspense, useState } from 'react';
import { takeAskedOverrides } from './asked-overrides.ts';
import { hasOverrides } from './stored-overrides.ts';

const OverrideNotice = lazy(async () => ({
  default: (await import('./override-notice.tsx')).OverrideNotice,
}));

/** Next to nothing for everybody who has no remote from elsewhere and asks for none. */
export function Overrides() {
  const [asked] = useState(takeAskedOverrides);
  if (asked.length === 0 && !hasOverrides()) return null;
  return (
    <Suspense fallback={null}>
      <OverrideNotice asked={asked} />
    </Suspense>
  );
}
