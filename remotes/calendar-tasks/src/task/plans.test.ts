import { planOf } from '@board/platform/host';
import { someTask } from '@board/test-kit';
import * as plans from './plans.queries.ts';

test.each([
  ['changed', plans.update, { title: 'Other' }],
  ['ticked', plans.toggle, undefined],
  ['put off', plans.snooze, { minutes: 10 }],
])('what is %s without a network is changed next as what it will be then', (_, { name }, body) => {
  const seen = someTask({ version: 3 });
  const input = { params: { id: seen.id }, body };
  expect(planOf(name)?.waits?.(input as never, seen as never)).toMatchObject({ version: 4 });
});
