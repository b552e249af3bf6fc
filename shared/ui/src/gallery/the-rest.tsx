import { use } from 'react';
import { ApiReport } from './declarations.tsx';
import { pieces } from './pieces.ts';
import { Section } from './section.tsx';

/** What is handed out and drawn by no section: in words at least. */
export function TheRest() {
  const { names } = use(ApiReport);
  const shown = new Set(Object.values(pieces).flat());
  const rest = names.filter((name) => /^[A-Z]/.test(name) && !shown.has(name));
  return rest.length > 0 && <Section title="Without an example here" of={rest} />;
}
