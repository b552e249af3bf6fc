import { categories } from '@board/contracts/constants/categories';
import type { Proposal, Seen } from '@board/contracts/schemas/assistant';
import { later } from '@board/time';
import { type Context, today } from '../../../context.ts';
import { plain } from '../../../intent.ts';
import type { Tool } from '../../../tool.ts';
import type { texts } from '../built-in/answers/texts.ts';
import { proposed, runTool } from '../tools/run-tool.ts';
import type { Things } from './things-in-reply.ts';

type Says = (typeof texts)[keyof typeof texts];

/** What was seen, as cards that wait for a yes; lessons go to the preview of the import. */
export async function asCards(
  ctx: Context,
  tools: readonly Tool[],
  things: Things,
  says: Says,
): Promise<Seen> {
  const proposals: Proposal[] = [];
  const unclear = [...things.unclear];
  for (const { name, words, input } of callsOf(ctx, things)) {
    const { proposal } = await runTool(ctx, tools, { name, arguments: input }, proposed);
    if (proposal) proposals.push(proposal);
    else unclear.push(words);
  }
  const lines = [
    things.said.trim(),
    things.lessons.length > 0 ? says.seenLessons(things.lessons.length) : '',
    proposals.length > 0 ? says.proposed : '',
    unclear.length > 0
      ? [says.unclear, ...unclear.map((each) => `- ${plain(each)}`)].join('\n')
      : '',
  ];
  const content = lines.filter((line) => line !== '').join('\n\n');
  return { content, proposals, lessons: things.lessons };
}

/** What a tool refuses was not seen well enough: the person is told of it by its words. */
function callsOf(ctx: Context, { tasks, entries }: Things) {
  return [
    ...tasks.map(({ title, date, start = '', end = '', note = '' }) => ({
      name: 'add_task',
      words: [title, date, start, note].filter((each) => each !== '').join(', '),
      input: {
        title,
        date,
        ...(start !== '' && { time: `${start}-${end || endOf(start)}` }),
        ...(note !== '' && { description: note }),
      },
    })),
    ...entries.map(({ category, date, ...entry }) => ({
      name: 'add_transaction',
      words: `${entry.description}, ${entry.amount}`,
      input: {
        ...entry,
        category: categories.some(({ key }) => key === category) ? category : 'other',
        // Most receipts are of the day; the card shows it.
        date: date === '' ? today(ctx) : date,
      },
    })),
  ];
}

/** Of a time that is none the tool says so. */
const endOf = (start: string): string => (/^\d\d:\d\d$/.test(start) ? later(start) : start);
