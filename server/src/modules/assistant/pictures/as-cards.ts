import { categories } from '@board/contracts/constants/categories';
import type { Proposal, Seen } from '@board/contracts/schemas/assistant';
import { later } from '@board/time';
import { plain } from '../../../area/intent.ts';
import type { Tool } from '../../../area/tool.ts';
import { type Context, today } from '../../../context/context.ts';
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
function callsOf(ctx: Context, { tasks, exams, entries }: Things) {
  return [
    ...tasks.map(({ title, date, start = '', end = '', note = '' }) => ({
      name: 'add_task',
      words: [title, date, start, note].filter((each) => each !== '').join(', '),
      input: {
        title,
        date,
        ...timeOf(start, end),
        ...(note !== '' && { description: note }),
      },
    })),
    ...exams.map(({ title, course, date, start = '', end = '', room = '', seat = '' }) => ({
      name: 'add_exam',
      words: [course, title, date, start, room].filter((each) => each !== '').join(', '),
      input: {
        title,
        course,
        date,
        ...timeOf(start, end),
        ...(room !== '' && { room }),
        ...(seat !== '' && { seat }),
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
function timeOf(start: string, end: string): { time?: string } {
  const hour = /^\d\d:\d\d$/.test(start) ? later(start) : start;
  return start === '' ? {} : { time: `${start}-${end || hour}` };
}
