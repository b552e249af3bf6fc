import { textLength } from '@board/contracts/constants/limits';
import { Strict, text } from '@board/contracts/schemas/common';
import { matcherOf } from '@board/contracts/search/matcher';
import { Type } from 'typebox';
import { readTool } from '../../../area/tool.ts';
import { listRecurring } from './list-recurring.ts';

export const recurringTool = readTool({
  name: 'list_recurring',
  reads: ['transactions'],
  description:
    "The person's subscriptions and whatever else is paid or earned by itself, with how often and when it comes next; of all, or of those with some words.",
  parameters: Strict({ words: Type.Optional(text(textLength.name, 1)) }),
  async run(ctx, { words }) {
    const meant = words === undefined ? undefined : matcherOf(words, { forgiving: true });
    const items = (await listRecurring(ctx)).filter(
      ({ paused, next_date: next, description }) =>
        !paused && next !== null && (!meant || meant(description) !== undefined),
    );
    return {
      words,
      recurring: items.map(({ description, type, amount, every, next_date }) => ({
        description,
        type,
        amount,
        every,
        next_date,
      })),
    };
  },
});
