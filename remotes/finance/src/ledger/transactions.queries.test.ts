import { listRecurring } from '@board/contracts/calls/finance';
import { planOf } from '@board/platform/host';
import { someRecurring } from '../testing/some-recurring.ts';
import { someTransaction } from '../testing/some-transaction.ts';
import './transactions.queries.ts';

test.each(['createTransaction', 'updateTransaction', 'deleteTransaction', 'restoreTransaction'])(
  '%s leaves what comes by itself as it was, and it is not asked for again',
  (name) => {
    const seen = someTransaction();
    const list = { items: [someRecurring()] };
    const patches = planOf(name)?.shows?.({ body: seen } as never, seen as never);
    const ofList = patches?.filter((each) => each.name === listRecurring.name);
    expect(ofList?.map(({ update }) => update(list, 'http://board'))).toEqual([list]);
  },
);
