import { backupNamed } from './backup-name.ts';
import { copiesDue } from './copies-due.ts';

const named = (day: string, kind: string) => {
  const backup = backupNamed(`board-2026-11-${day}T190000Z-${kind}.jsonl.gz`, 1);
  if (!backup) throw new Error('That is no name');
  return backup;
};
const autos = (...days: string[]) => days.map((day) => named(day, 'auto'));

it('copies what the store lacks, the latest first, whoever made it', () => {
  const here = [named('12', 'manual'), ...autos('11'), named('10', 'upgrade')];
  const { missing, over } = copiesDue(here, autos('11'), 14);
  expect(missing).toEqual([named('12', 'manual'), named('10', 'upgrade')]);
  expect(over).toEqual([]);
});

it('keeps as many automatic ones as are wanted, and all others', () => {
  const there = [...autos('13', '12', '11'), named('01', 'manual')];
  const { missing, over } = copiesDue(autos('14'), there, 3);
  expect(missing).toEqual(autos('14'));
  expect(over).toEqual(autos('11'));
});

it('does not bring back what has been let go', () => {
  const { missing, over } = copiesDue(autos('13', '10', '09'), autos('13', '12'), 2);
  expect(missing).toEqual([]);
  expect(over).toEqual([]);
});
