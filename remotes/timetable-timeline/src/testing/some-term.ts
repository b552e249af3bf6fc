import type { Term } from '@board/contracts/calls/terms';

/** Eighteen weeks from Monday, 7 September 2026. */
export function someTerm(change: Partial<Term> = {}): Term {
  return {
    id: '01930000-0000-7000-8000-00000000e001',
    name: 'Autumn 2026',
    first_monday: '2026-09-07',
    weeks: 18,
    period_tables: [],
    day_changes: [],
    courses: 1,
    sample: false,
    version: 1,
    created_at: '2026-09-01T00:00:00.000Z',
    updated_at: '2026-09-01T00:00:00.000Z',
    ...change,
  };
}
