import { readingsTable as kept } from '../shared/contracts/search/readings-table.ts';
import { readingsTable } from './readings.ts';

test('the kept table is what the library knows', () => {
  expect(kept).toBe(readingsTable());
});
