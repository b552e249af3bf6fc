import type { ChatEvent } from '@board/contracts/schemas/assistant';
import { Strict, text } from '@board/contracts/schemas/common';
import type { Area } from '../../area/area.ts';
import { question, request } from '../../area/intent.ts';
import { readTool, writeTool } from '../../area/tool.ts';
import { areas } from '../../areas.ts';
import type { Context } from '../../context/context.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { answer } from './chat/answer.ts';
import { confirmProposal, undoProposal } from './proposals/confirm-proposal.ts';
import { usualPatience } from './provider/patience.ts';

const kept = new Set<string>();
const list = readTool({
  name: 'list_books',
  reads: [],
  description: 'Books.',
  parameters: Strict({}),
  run: async () => [...kept],
});
const borrow = writeTool({
  name: 'borrow_book',
  writes: [],
  description: 'Borrows a book.',
  parameters: Strict({ title: text(20, 1) }),
  draft: async (_, { title }) => ({
    input: { kind: 'book.borrow', title },
    title: { 'zh-CN': '借一本书', en: 'Borrow a book' },
    subject: title,
    changes: [{ field: 'shelf', label: { 'zh-CN': '书架', en: 'Shelf' }, after: title }],
  }),
});

/** An area that the product does not have. */
const library: Area = {
  tools: [list, borrow],
  intents: [
    question(list, {
      says: ['(list|show) my books', '[我]借了哪些书'],
      example: { 'zh-CN': '我借了哪些书？', en: 'List my books' },
      say: (books, locale) => `${locale}: ${books.join()}`,
    }),
    request(borrow, {
      says: ['borrow {rest}', '借{rest}这本书'],
      example: { 'zh-CN': '借史记这本书', en: 'Borrow Emma' },
      input: ({ rest }) => ({ title: rest }),
    }),
  ],
  proposals: [
    {
      kind: 'book.borrow',
      writes: [],
      perform: async (_, { title }: { title: string }) => void kept.add(title),
      takeBack: async () => kept.clear(),
    },
  ],
};

describeOnEngines('an area that is planted', () => {
  const board = boardForEach();
  let ctx: Context;

  beforeEach(async () => {
    kept.clear();
    ctx = await board.contextOf(await board.asUser());
  });

  async function ask(message: string): Promise<ChatEvent[]> {
    const all = [...areas, library];
    const events: ChatEvent[] = [];
    for await (const part of answer(ctx, usualPatience, {
      message,
      history: [],
      tools: all.flatMap(({ tools = [] }) => tools),
      intents: all.flatMap(({ intents = [] }) => intents),
      signal: new AbortController().signal,
    }))
      events.push(part);
    return events;
  }

  test('is asked by its own words, in both languages and politely', async () => {
    kept.add('Emma');
    expect(await ask('Please list my books.')).toContainEqual({ content: 'en: Emma' });
    expect(await ask('请问我借了哪些书？')).toContainEqual({ content: 'zh-CN: Emma' });
  });

  test('proposes under a name of its own, is confirmed and taken back', async () => {
    const proposal = (await ask('Borrow Emma')).find((part) => part.proposal)?.proposal;
    expect(proposal).toMatchObject({
      kind: 'book.borrow',
      title: { en: 'Borrow a book' },
      changes: [{ field: 'shelf', label: { en: 'Shelf' }, after: 'Emma' }],
    });
    expect([...kept]).toEqual([]);
    const id = proposal?.id ?? '';
    await confirmProposal(ctx, library.proposals ?? [], id);
    expect([...kept]).toEqual(['Emma']);
    expect(await undoProposal(ctx, library.proposals ?? [], id)).toMatchObject({
      title: proposal?.title,
      state: 'undone',
    });
    expect([...kept]).toEqual([]);
  });

  test('is among what may be asked, and is not asked what it does not say', async () => {
    const { examples = [] } = (await ask('Tell me a joke')).at(-1) ?? {};
    expect(examples).toContain('List my books');
    expect(examples).toContain('Where is my next lesson?');
    expect(JSON.stringify(await ask('Borrow a book that is far too long for it'))).not.toContain(
      'proposal',
    );
    expect(JSON.stringify(await ask('list my books that burn'))).not.toContain('en: ');
  });
});
